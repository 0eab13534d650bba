import type { NextRequest } from 'next/server';
import { defaultLocale, isLocale, type Locale } from '@/lib/platform/i18n/routing';
import { isSameOrigin } from '@/lib/platform/process/same-origin';
import { settings } from '@/lib/platform/settings/settings';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { resolveTenant } from '@/lib/platform/tenant/server';
import { localePath, paths } from '@/lib/platform/urls/paths';
import { readCostsCsv } from '@/lib/site/campaigns/costs-csv';
import { type CostsRejection, costsRejectionQuery } from '@/lib/site/campaigns/costs-rejection';
import { keyOfOpenSession, saveCosts } from '@/lib/site/campaigns/server';
import { sessionCookieName } from '@/lib/site/campaigns/session';

const maxBodyBytes = 512 * 1024;
/** Line of a rejection that concerns the whole file. */
const wholeFileLine = 1;

/** Saves the costs of campaigns from an uploaded CSV file; requires an open report session. `?locale=` is the language of the report. */
export async function POST(request: NextRequest) {
  const tenant = resolveTenant(request.headers.get('host'));
  if (settings().campaignsKey === undefined || !hasCapability(tenant, 'campaign-costs'))
    return Response.json({ Message: 'Not found' }, { status: 404 });
  if (!isSameOrigin(request.headers))
    return Response.json({ Message: 'The form was sent from elsewhere' }, { status: 403 });
  const language = request.nextUrl.searchParams.get('locale') ?? '';
  const locale = isLocale(language) ? language : defaultLocale;
  const key = await keyOfOpenSession(request.cookies.get(sessionCookieName)?.value);
  // The report page asks for the key.
  if (key === null) return redirectTo(locale, '');
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > maxBodyBytes)
    return redirectWithRejection(locale, { reason: 'size', line: wholeFileLine });
  const form = await request.formData().catch(() => null);
  const file = form?.get('file');
  const text = file instanceof File ? decodeUtf8(await file.arrayBuffer()) : null;
  if (text === null) return redirectWithRejection(locale, { reason: 'file', line: wholeFileLine });
  const rowsOrRejection = readCostsCsv(text, tenant.currency);
  if (!Array.isArray(rowsOrRejection)) return redirectWithRejection(locale, rowsOrRejection);
  const failure = await saveCosts(rowsOrRejection, key, locale);
  return failure === null
    ? redirectTo(locale, `?costs-saved=${rowsOrRejection.length}#costs`)
    : redirectWithRejection(locale, { reason: failure, line: wholeFileLine });
}

/** Decodes a UTF-8 text; null for any other encoding. */
function decodeUtf8(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function redirectWithRejection(locale: Locale, rejection: CostsRejection): Response {
  return redirectTo(locale, `?${costsRejectionQuery(rejection)}#costs`);
}

function redirectTo(locale: Locale, query: string): Response {
  const location = localePath(locale, paths.campaigns) + query;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
