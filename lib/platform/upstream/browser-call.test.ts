import { sendCall } from './browser-call.ts';
import { CallError } from './call-error.ts';
import { fieldMessagesOf, upstreamMessageOf } from './error-messages.ts';
import type { BrowserCall } from './send-request.ts';

let requests: [url: string, init: RequestInit][];
let handleRequest: () => Response | Promise<Response>;
beforeEach(() => {
  requests = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    requests.push([url, init]);
    return handleRequest();
  }) as typeof fetch;
  Object.defineProperty(globalThis, 'document', { value: { cookie: 'XSRF-TOKEN=t1' }, configurable: true });
});

const send = (options: Partial<BrowserCall> = {}, token: string | null = null) =>
  sendCall({ path: '/x', locale: 'ar', ...options }, token);
const headers = () => requests[0]?.[1].headers;
async function failureOf(options: Partial<BrowserCall> = {}): Promise<CallError> {
  const error = await send(options).then(
    () => null,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
}

describe('sendCall', () => {
  test('sends through the shop’s own origin in the page language', async () => {
    handleRequest = () => Response.json({ response: 7 });
    expect(await send()).toBe(7);
    expect(requests[0]?.[0]).toBe('/api/upstream/x');
    expect(headers()).toEqual({ 'accept-language': 'ar' });
  });

  test('sends body, idempotency key, bearer and CSRF token', async () => {
    handleRequest = () => Response.json({ response: 7 });
    await send({ method: 'POST', body: { a: 1 }, idempotencyKey: 'k' }, 'token');
    expect(requests[0]?.[1]).toMatchObject({ method: 'POST', body: '{"a":1}' });
    expect(headers()).toEqual({
      'accept-language': 'ar',
      'content-type': 'application/json',
      'idempotency-key': 'k',
      authorization: 'Bearer token',
      'x-xsrf-token': 't1',
    });
  });

  test('omits a token that is not a valid header value', async () => {
    handleRequest = () => Response.json({ response: 7 });
    await send({}, 'tök en');
    expect(headers()).toEqual({ 'accept-language': 'ar' });
  });

  test('reads message, field errors and Retry-After from an error response', async () => {
    handleRequest = () =>
      Response.json(
        { Message: 'No', errors: { email: ['Taken', 'Twice'], phone: [], name: 'x' } },
        { status: 422, headers: { 'retry-after': '9' } },
      );
    const error = await failureOf();
    expect(error).toMatchObject({ status: 422, kind: 'rejected', retryAfterSeconds: 9 });
    expect(upstreamMessageOf(error)).toBe('No');
    expect(fieldMessagesOf(error)).toEqual({ email: 'Taken' });
  });

  test.each([
    ['{"Message":"Too many"}', 'Too many'],
    ['{"message":"Too many"}', 'Too many'],
    ['{"response":"Too many"}', 'Too many'],
    ['{"response":{"Message":"Too many"}}', 'Too many'],
    ['"Too many"', 'Too many'],
    ['Too many\n', 'Too many'],
    ['{"Message":null,"message":" ","response":{"message":"Too many"}}', 'Too many'],
    ['<html><body>Too many</body></html>', ''],
    ['{"response":[]}', ''],
    ['', ''],
  ])('reads the message of the error body %s', async (body, message) => {
    handleRequest = () => new Response(body, { status: 400 });
    expect(upstreamMessageOf(await failureOf())).toBe(message);
  });

  test.each(['0', '-1', 'soon', undefined])('ignores a Retry-After of %s', async (value) => {
    handleRequest = () =>
      Response.json({}, { status: 429, headers: value === undefined ? {} : { 'retry-after': value } });
    expect((await failureOf()).retryAfterSeconds).toBeNull();
  });

  test.each([502, 503, 504])('ignores the message of status %i', async (status) => {
    handleRequest = () => Response.json({ Message: 'Gateway', errors: { email: ['Taken'] } }, { status });
    const error = await failureOf();
    expect([error.kind, upstreamMessageOf(error)]).toEqual(['unavailable', '']);
    expect(fieldMessagesOf(error)).toEqual({});
  });

  test('maps 5xx to unavailable and 499 to rejected', async () => {
    handleRequest = () => Response.json({ Message: 'Broken' }, { status: 500 });
    const error = await failureOf();
    expect([error.kind, upstreamMessageOf(error)]).toEqual(['unavailable', 'Broken']);
    handleRequest = () => Response.json({}, { status: 499 });
    expect((await failureOf()).kind).toBe('rejected');
    expect(upstreamMessageOf(new Error('something else'))).toBe('');
    for (const status of [0, 502, 503, 504])
      expect(upstreamMessageOf(new CallError(status, { body: 'a proxy' }))).toBe('');
  });

  test('throws status 0 without a response and for malformed JSON', async () => {
    handleRequest = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await failureOf()).toMatchObject({ status: 0, kind: 'unavailable' });
    handleRequest = () => new Response('<p>Hello</p>');
    expect(await failureOf()).toMatchObject({ status: 0 });
  });

  test('returns null for an empty body and for keepalive calls', async () => {
    handleRequest = () => new Response(' ');
    expect(await send()).toBeNull();
    handleRequest = () => new Response('ok');
    expect(await send({ keepalive: true })).toBeNull();
    handleRequest = () => Response.json({}, { status: 400 });
    expect(await failureOf({ keepalive: true })).toMatchObject({ status: 400 });
  });

  test('rejects with the abort reason', async () => {
    const abort = new AbortController();
    abort.abort();
    handleRequest = () => Promise.reject(abort.signal.reason);
    await expect(send({ signal: abort.signal })).rejects.toBe(abort.signal.reason);
  });
});
