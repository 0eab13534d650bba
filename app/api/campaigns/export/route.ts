import type { NextRequest } from 'next/server';
import { reportCsv } from '@/lib/campaigns/csv';
import { readQuestion } from '@/lib/campaigns/question';
import { tables } from '@/lib/campaigns/report';
import { fetchReport, keyOf } from '@/lib/campaigns/server';
import { sessionCookie } from '@/lib/campaigns/session';
import { utcOffsetOf } from '@/lib/campaigns/utc-offset';
import { reportWords } from '@/lib/campaigns/words';
import { isLocale, routing } from '@/lib/i18n/routing';
import { translatorOf } from '@/lib/i18n/translator';
import { settings } from '@/lib/settings/settings';
import { tenantOfHost } from '@/lib/tenant/server';

/** A table of the campaign report as a file, for whom the report is open. */
export async function GET(request: NextRequest) {
  if (settings().campaignsKey === undefined) return refusal(404, 'Not found');
  const key = keyOf(request.cookies.get(sessionCookie)?.value);
  if (key === null) return refusal(401, 'The report is not open');
  const query = request.nextUrl.searchParams;
  const table = tables.find((name) => name === query.get('table'));
  const now = Date.now();
  const { timeZone, currency } = tenantOfHost(request.headers.get('host'));
  const utcOffset = utcOffsetOf(timeZone, now);
  const { isAsked, ...question } = readQuestion(query, now, utcOffset);
  if (table === undefined || !isAsked) return refusal(400, 'There is no such table or range');
  const language = query.get('locale') ?? '';
  const locale = isLocale(language) ? language : routing.defaultLocale;
  const loaded = await fetchReport(question, { key, locale, utcOffset, currency });
  if ('failure' in loaded) return refusal(503, 'The report could not be had');
  const words = reportWords(await translatorOf(locale, 'campaigns'));
  return new Response(reportCsv(loaded.report, table, words), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${table}-${question.from}-${question.to}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}

function refusal(status: number, message: string): Response {
  return Response.json({ Message: message }, { status, headers: { 'cache-control': 'no-store' } });
}
