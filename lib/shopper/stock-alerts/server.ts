import 'server-only';
import { withParameter } from '../../../contract/path-parameter.ts';
import { stockAlertPaths } from '../../../contract/paths.ts';
import { normalizeCode } from '../../../contract/typed-text.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { clientAddressHeader } from '../../platform/process/client-address.ts';
import { log } from '../../platform/process/log.ts';
import { proxyShopRequest } from '../../platform/tenant/proxy-shop-request.ts';
import type { TenantWithOrigin } from '../../platform/tenant/server.ts';
import { UpstreamError } from '../../platform/upstream/upstream-error.ts';
import { fetchUpstream } from '../../platform/upstream/upstream-read.ts';
import type { Id } from '../../platform/wire/identifiers.ts';
import { asObject } from '../../platform/wire/json.ts';
import { readLabel } from '../../platform/wire/label.ts';
import { readText } from '../../platform/wire/text.ts';
import { type AlertFailure, alertStates, type MailAlert } from './alert-page.ts';

/**
 * Fetches the alert of a token, without a cache. Null for an invalid token; `later` when the call fails.
 * @param headers headers of the visitor's request, with the address that the API's rate limits need
 */
export async function fetchAlert(
  token: string,
  locale: Locale,
  headers: Headers,
): Promise<MailAlert | null | 'later'> {
  const clientAddress = headers.get(clientAddressHeader);
  try {
    const payload = await fetchUpstream(
      {
        method: 'GET',
        path: withParameter(stockAlertPaths.alert, token),
        headers: clientAddress === null ? {} : { [clientAddressHeader]: clientAddress },
        skipFailureCache: true,
        expects: { anyField: ['state'] },
      },
      locale,
    );
    return readMailAlert(payload);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    // Logs only the kind: the message of the error contains the path, and so the token.
    log.warn({ kind: error.kind }, 'a stock alert could not be fetched');
    return 'later';
  }
}

interface FormOptions {
  locale: Locale;
  tenant: TenantWithOrigin;
}

/** Requests an alert for the sender of a form. Resolves to the reason of a failure; null on success. */
export function requestAlert(
  request: Request,
  body: { productId: Id | null; variantId: Id | null; email: string; language: Locale },
  options: FormOptions,
): Promise<AlertFailure | null> {
  return sendThroughProxy(
    request,
    stockAlertPaths.add,
    { ...body, email: normalizeCode(body.email) },
    options,
  );
}

/** Confirms or ends the alert of a token. Resolves to the reason of a failure; null on success. */
export async function confirmOrEndAlert(
  request: Request,
  token: string,
  action: 'confirm' | 'end',
  options: FormOptions,
): Promise<AlertFailure | null> {
  const failure = await sendThroughProxy(request, withParameter(stockAlertPaths[action], token), {}, options);
  // A form that confirms or ends an alert has no e-mail address that could be malformed.
  return failure === 'often' ? failure : failure && 'later';
}

/**
 * Sends a call through the proxy of the browser's calls, because the proxy passes on the visitor's address. Resolves to the reason of a
 * failure; null on success.
 */
async function sendThroughProxy(
  request: Request,
  path: string,
  body: object,
  { locale, tenant }: FormOptions,
): Promise<AlertFailure | null> {
  const headers = new Headers({ 'content-type': 'application/json', 'accept-language': locale });
  const clientAddress = request.headers.get(clientAddressHeader);
  if (clientAddress !== null) headers.set(clientAddressHeader, clientAddress);
  const call = new Request(new URL(path, request.url), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  // `call` has the API's own path, without the path of a route before it.
  const routePrefix = '';
  const { status } = await proxyShopRequest(call, routePrefix, tenant);
  if (status < 400) return null;
  if (status === 429) return 'often';
  return status === 400 || status === 422 ? 'email' : 'later';
}

/** Reads the alert of a token; null when its state or its product cannot be read. */
export function readMailAlert(payload: unknown): MailAlert | null {
  const raw = asObject(payload);
  const product = asObject(raw?.product);
  const state = alertStates.find((known) => known === readText(raw?.state)?.toLowerCase());
  const slug = readText(product?.slug);
  if (state === undefined || slug === null) return null;
  return { state, slug, title: readLabel(product?.title) ?? slug, variant: readLabel(raw?.variant) ?? '' };
}
