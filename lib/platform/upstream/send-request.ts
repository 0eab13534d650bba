import type { Locale } from '@/lib/platform/i18n/routing';
import { loadCookie } from '../browser-storage/cookie.ts';
import { fetchAndLearnShopTime } from '../shop-time/shop-time.ts';

/** A contract call made by the browser. */
export interface BrowserCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path in the contract. */
  path: string;
  body?: unknown;
  locale: Locale;
  /** Identifies a write, so that sending it twice has one effect. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The call only reads, although it is sent as POST. */
  isRead?: true;
  /** The API may lack the call: a response that says so is not logged. */
  isOptional?: boolean;
  /** Continues after the page is left; the body must be small. `sendCall` then ignores the payload of the response. */
  keepalive?: boolean;
}

/** The shop itself answers 504 before (`callTimeoutMs`), unless the connection to it hangs. */
const readTimeoutMs = 20_000;
const writeTimeoutMs = 40_000;

/**
 * Sends the request of a contract call from the browser, through the shop's own origin. A call that reads is aborted after 20 s, any other
 * after 40 s, also while its response is read; whether a write that was aborted has happened is unknown.
 * @param token bearer token; null for guests
 * @throws as `fetch` does, when there is no response
 */
export async function sendRequest(call: BrowserCall, token: string | null): Promise<Response> {
  const { method = 'GET', path, body, signal, isRead = method === 'GET', keepalive } = call;
  // Awaited only where there is a cookie, because a page that is being left has to send its calls at once.
  const csrfCookie = method === 'GET' ? undefined : loadCookie('XSRF-TOKEN');
  const csrfToken = csrfCookie && (await csrfCookie);
  const timeout = AbortSignal.timeout(isRead ? readTimeoutMs : writeTimeoutMs);
  return fetchAndLearnShopTime(`/api/upstream${path}`, {
    method,
    // Without `any` (Safari 17.3, Firefox 123, Chrome 115), a call with a signal of its own has no timeout.
    signal: signal ? (AbortSignal.any?.([signal, timeout]) ?? signal) : timeout,
    keepalive,
    headers: headersOf(call, token, csrfToken),
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

function headersOf(call: BrowserCall, token: string | null, csrfToken?: string): Record<string, string> {
  const { body, locale, idempotencyKey } = call;
  const headers: Record<string, string> = { 'accept-language': locale };
  // A stored token may be anything, and not every string is a valid header value.
  if (token !== null && /^[\x21-\x7e]+$/.test(token)) headers.authorization = `Bearer ${token}`;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (csrfToken) headers['x-xsrf-token'] = csrfToken;
  return headers;
}
