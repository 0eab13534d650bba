import 'server-only';
import type { Capability } from '@/contract/capabilities';
import { settings } from '@/lib/platform/settings/settings';
import type { CookieName } from '../browser-storage/keys.ts';
import { log } from '../process/log.ts';
import { allowedCall } from './allowed-calls.ts';
import { callTimeoutMs } from './call-timeout.ts';
import { readLimitedBody } from './read-limited-body.ts';
import { NotSentError, sendUpstreamRequest } from './upstream-request.ts';

/** Shop whose visitor makes a call. */
interface ProxyingShop {
  /** Public origin, for links in the upstream's mails. */
  origin: string;
  /** Returns whether the shop may make the calls of a capability. */
  mayCall(capability: Capability): boolean;
}

const forwardedRequestHeaders = [
  'accept-language',
  'authorization',
  'idempotency-key',
  'user-agent',
  'x-xsrf-token',
  'x-forwarded-for',
];
const forwardedResponseHeaders = ['retry-after'];
const csrfCookie = 'XSRF-TOKEN' satisfies CookieName;
const maxBodyBytes = 1024 * 1024;
const unavailableMessage = 'The shop does not answer at the moment';
/** After a body up to this size a connection stays usable: servers read such a body even when they reject the request. */
const smallBodyBytes = 16 * 1024;
const maxResponseBytes = 16 * 1024 * 1024;

/**
 * Proxies a browser's call to the upstream, whose status and body are passed on. Otherwise responds with the contract's error shape: 404
 * for calls outside the contract and those that the shop may not make, 413 and 415 for bodies that are too long or of a type that the call
 * does not accept, 502 and 504 when no response comes or it times out, 503 when the request was not sent. `X-Forwarded-For` is the
 * visitor's address alone, as set by `server/rate-limits.ts`.
 * @param prefix path of this route, which precedes the path of the call
 */
export async function proxyRequest(request: Request, prefix: string, shop: ProxyingShop): Promise<Response> {
  const { apiBaseUrl, upstreamTimeoutMs } = settings();
  const url = new URL(request.url);
  const path = url.pathname.slice(prefix.length);
  const call = allowedCall(request.method, path);
  const isOffered = call && (call.capability === undefined || shop.mayCall(call.capability));
  if (!apiBaseUrl || !isOffered) return errorResponse(404, 'There is no such call');
  const takesBody = call.body !== undefined;
  if (takesBody && !isAcceptedType(request.headers.get('content-type') ?? '', call.plainText)) {
    return errorResponse(415, 'The body must be JSON');
  }
  const body = takesBody ? await readLimitedBody(maxBodyBytes, request) : undefined;
  if (body === null) return errorResponse(413, 'The body is too long');
  try {
    const { response, body: responseBody } = await sendUpstreamRequest({
      path: `${path}${url.search}`,
      queue: 'visitors',
      timeoutMs: callTimeoutMs(call, upstreamTimeoutMs),
      isIdempotent: request.method === 'GET',
      init: {
        method: request.method,
        headers: requestHeaders(request, body, shop.origin),
        body,
        signal: request.signal,
      },
      readBody: (received) => readLimitedBody(maxResponseBytes, received),
    });
    if (responseBody === null) throw new Error('the response is too long');
    // `Response` throws when these statuses have a body, even an empty one.
    const hasNoBody = response.status === 204 || response.status === 304;
    return new Response(hasNoBody ? null : responseBody, {
      status: response.status,
      headers: responseHeaders(response),
    });
  } catch (error) {
    if (error instanceof NotSentError) return errorResponse(503, unavailableMessage, { 'retry-after': '5' });
    const isTimeout = (error as Error).name === 'TimeoutError';
    if (!request.signal.aborted)
      log.warn({ path: call.path, error: String(error) }, 'a call could not be proxied');
    return errorResponse(isTimeout ? 504 : 502, unavailableMessage);
  }
}

function isAcceptedType(contentType: string, acceptPlainText = false): boolean {
  return (
    /^application\/json\b/i.test(contentType) || (acceptPlainText && /^text\/plain\b/i.test(contentType))
  );
}

function requestHeaders(request: Request, body: Uint8Array | undefined, shopOrigin: string): Headers {
  const headers = new Headers({ accept: 'application/json', 'x-shop-origin': shopOrigin });
  if (body) headers.set('content-type', 'application/json');
  // The upstream may respond before it has read a long body, and the connection cannot be reused then.
  if (body && body.length > smallBodyBytes) headers.set('connection', 'close');
  for (const name of forwardedRequestHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const csrfToken = new RegExp(`(?:^|;\\s*)${csrfCookie}=([^;]*)`).exec(
    request.headers.get('cookie') ?? '',
  )?.[1];
  if (csrfToken !== undefined) headers.set('cookie', `${csrfCookie}=${csrfToken}`);
  return headers;
}

function responseHeaders(response: Response): Headers {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  for (const name of forwardedResponseHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) {
    // Without the API's `Domain`, the cookie belongs to the shop's host.
    if (cookie.startsWith(`${csrfCookie}=`))
      headers.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/i, ''));
  }
  return headers;
}

function errorResponse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { Message: message },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}
