import type { NextRequest } from 'next/server';
import { defaultLocale, isLocale, type Locale } from '@/lib/platform/i18n/routing';
import { isSameOrigin } from '@/lib/platform/process/same-origin';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { resolveTenant } from '@/lib/platform/tenant/server';
import { alertsPath, localePath } from '@/lib/platform/urls/paths';
import { readAlertToken, readIdField } from '@/lib/shopper/stock-alerts/alert-page';
import { confirmOrEndAlert, requestAlert } from '@/lib/shopper/stock-alerts/server';

const maxBodyBytes = 4096;
const formType = 'application/x-www-form-urlencoded';

/**
 * Handles the forms of stock alerts: requests an alert for a visitor without script, or confirms or ends the alert of a token. Redirects to
 * the alerts page. A token proves that the sender received the mail; a request without one must come from the shop's own pages.
 */
export async function POST(request: NextRequest) {
  const tenant = resolveTenant(request.headers.get('host'));
  if (!hasCapability(tenant, 'stock-alerts')) return errorResponse(404, 'Not found');
  if (!request.headers.get('content-type')?.startsWith(formType))
    return errorResponse(415, 'The body must be a form');
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > maxBodyBytes)
    return errorResponse(413, 'The body is too long');
  const form = new URLSearchParams(await request.text());
  const language = form.get('locale') ?? '';
  const locale = isLocale(language) ? language : defaultLocale;
  const options = { locale, tenant };
  const token = readAlertToken(form.get('token'));
  if (token !== null) {
    const action = form.get('action') === 'confirm' ? 'confirm' : 'end';
    const failure = await confirmOrEndAlert(request, token, action, options);
    return redirectToAlerts(locale, { token, ...(failure !== null && { failed: failure }) });
  }
  if (!isSameOrigin(request.headers)) return errorResponse(403, 'The form was sent from elsewhere');
  const body = {
    productId: readIdField(form.get('productId')),
    variantId: readIdField(form.get('variantId')),
    email: form.get('email') ?? '',
    language: locale,
  };
  const failure = await requestAlert(request, body, options);
  return redirectToAlerts(locale, failure === null ? { sent: '1' } : { failed: failure });
}

/** Redirects to the alerts page, which reads the outcome from its query. Without a referrer, because the query may have the token. */
function redirectToAlerts(locale: Locale, query: Record<string, string>): Response {
  const location = `${localePath(locale, alertsPath)}?${new URLSearchParams(query)}`;
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}

function errorResponse(status: number, message: string): Response {
  return Response.json({ Message: message }, { status });
}
