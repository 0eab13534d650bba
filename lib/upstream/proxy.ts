import type { CookieName } from '../browser-storage/keys.ts';
import 'server-only';
import { settings } from '@/lib/settings/settings';
import { allowedCall } from './allowed-calls.ts';
import { exchange, NotAskedError } from './exchange.ts';
import { log } from './log.ts';
import { readUpTo } from './read-up-to.ts';

const passedOn = [
  'accept-language',
  'authorization',
  'idempotency-key',
  'user-agent',
  'x-xsrf-token',
  'x-forwarded-for',
];
const passedBack = ['retry-after'];
const gatewayFailures = [502, 503, 504];
const requestToken = 'XSRF-TOKEN' satisfies CookieName;
const longestBodyBytes = 1024 * 1024;
const unreached = 'The shop does not answer at the moment';
/** Servers read a body up to this size even when they refuse the call. */
const smallBodyBytes = 16 * 1024;
const longestAnswerBytes = 16 * 1024 * 1024;

/**
 * Passes a call of the browser on to the upstream, when the contract has it. Answers in the contract's failure shape: 404 for
 * any other call, 413 and 415 for bodies that are too long or not JSON, 502 and 504 when the upstream does not answer or is broken,
 * 503 when it is not asked.
 * The addresses the call came through are passed on as `server/forwarded-for.ts` wrote them down.
 * @param prefix path of this storefront below which calls are made
 * @param shopOrigin public origin of the shop that the call is made for, which mails of the upstream can lead back to
 */
export async function passOn(request: Request, prefix: string, shopOrigin: string): Promise<Response> {
  const { apiBaseUrl, upstreamTimeoutMs } = settings();
  const url = new URL(request.url);
  const path = url.pathname.slice(prefix.length);
  const call = allowedCall(request.method, path);
  if (!apiBaseUrl || !call) return failure(404, 'There is no such call');
  if (call.body && !isJson(request.headers.get('content-type') ?? '', call.plainText)) {
    return failure(415, 'The body must be JSON');
  }
  const body = call.body ? await readUpTo(longestBodyBytes, request) : undefined;
  if (body === null) return failure(413, 'The body is too long');
  try {
    const { response: answer, content } = await exchange({
      path: `${path}${url.search}`,
      lane: 'visitors',
      limitMs: upstreamTimeoutMs,
      isSafe: request.method === 'GET',
      init: {
        method: request.method,
        headers: requestHeaders(request, body, shopOrigin),
        body,
        signal: request.signal,
      },
      read: (response) => readUpTo(longestAnswerBytes, response),
    });
    if (content === null) throw new Error('the answer is too long');
    // Such answers may not have a body, not even an empty one.
    const hasNone = answer.status === 204 || answer.status === 304;
    return new Response(hasNone ? null : content, {
      status: statusOf(answer),
      headers: answerHeaders(answer),
    });
  } catch (error) {
    if (error instanceof NotAskedError) return failure(503, unreached, { 'retry-after': '5' });
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    if (!request.signal.aborted) log.warn({ path, error: String(error) }, 'a call could not be passed on');
    return failure(timedOut ? 504 : 502, unreached);
  }
}

function isJson(type: string, plainText = false): boolean {
  return /^application\/json\b/i.test(type) || (plainText && /^text\/plain\b/i.test(type));
}

function requestHeaders(request: Request, body: Uint8Array | undefined, shopOrigin: string): Headers {
  const headers = new Headers({ accept: 'application/json', 'x-shop-origin': shopOrigin });
  if (body) headers.set('content-type', 'application/json');
  // The upstream may answer before it has read such a body; the connection cannot be used again then.
  if (body && body.length > smallBodyBytes) headers.set('connection', 'close');
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const token = new RegExp(`(?:^|;\\s*)${requestToken}=([^;]*)`).exec(
    request.headers.get('cookie') ?? '',
  )?.[1];
  if (token !== undefined) headers.set('cookie', `${requestToken}=${token}`);
  return headers;
}

function answerHeaders(answer: Response): Headers {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  for (const name of passedBack) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const cookie of answer.headers.getSetCookie()) {
    if (cookie.startsWith(`${requestToken}=`))
      headers.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/i, ''));
  }
  return headers;
}

/** Failures of the client pass as they are; a failure of the upstream becomes 502, the status of a gateway. */
function statusOf({ status }: Response): number {
  return status < 500 || gatewayFailures.includes(status) ? status : 502;
}

function failure(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { Message: message },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}
