import type { NextRequest } from 'next/server';
import { defaultLocale, isLocale } from '@/lib/platform/i18n/routing';
import { settings } from '@/lib/platform/settings/settings';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { resolveTenant } from '@/lib/platform/tenant/server';
import { createTranslatorFor } from '@/lib/platform/tenant/translator';
import { reportTableNames } from '@/lib/site/campaigns/report';
import { reportCsv } from '@/lib/site/campaigns/report-csv';
import { reportLabels } from '@/lib/site/campaigns/report-labels';
import { readReportQuery } from '@/lib/site/campaigns/report-query';
import { fetchReport, keyOfOpenSession } from '@/lib/site/campaigns/server';
import { sessionCookieName } from '@/lib/site/campaigns/session';
import { utcOffsetOf } from '@/lib/site/campaigns/utc-offset';

/** CSV file of one table of the campaign report; requires an open report session. */
export async function GET(request: NextRequest) {
  if (settings().campaignsKey === undefined) return errorResponse(404, 'Not found');
  const key = await keyOfOpenSession(request.cookies.get(sessionCookieName)?.value);
  if (key === null) return errorResponse(401, 'The report is not open');
  const query = request.nextUrl.searchParams;
  const table = reportTableNames.find((name) => name === query.get('table'));
  const now = Date.now();
  const tenant = resolveTenant(request.headers.get('host'));
  const { timeZone, currency } = tenant;
  const utcOffset = utcOffsetOf(timeZone, now);
  const { isValid: isValidRange, ...reportQuery } = readReportQuery(query, now, utcOffset);
  if (table === undefined || !isValidRange) return errorResponse(400, 'There is no such table or range');
  const language = query.get('locale') ?? '';
  const locale = isLocale(language) ? language : defaultLocale;
  const reportOrFailure = await fetchReport(reportQuery, { key, locale, utcOffset, currency });
  if ('failure' in reportOrFailure) return errorResponse(503, 'The report is not available');
  const labels = reportLabels(await createTranslatorFor({ tenant, locale }, 'campaigns'));
  return new Response(
    reportCsv(reportOrFailure.report, table, labels, hasCapability(tenant, 'campaign-costs')),
    {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${table}-${reportQuery.from}-${reportQuery.to}.csv"`,
        'cache-control': 'private, no-store',
      },
    },
  );
}

function errorResponse(status: number, message: string): Response {
  return Response.json({ Message: message }, { status, headers: { 'cache-control': 'no-store' } });
}
