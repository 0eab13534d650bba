import { CallError, wordsOf } from './call-error.ts';
import { type BrowserCall, send } from './send.ts';

let sent: [address: string, init: RequestInit][];
let answer: () => Response | Promise<Response>;
beforeEach(() => {
  sent = [];
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    sent.push([address, init]);
    return answer();
  }) as typeof fetch;
  Object.defineProperty(globalThis, 'document', { value: { cookie: 'XSRF-TOKEN=t1' }, configurable: true });
});

const get = (more: Partial<BrowserCall> = {}, token: string | null = null) =>
  send({ path: '/x', locale: 'ar', ...more }, token);
const headers = () => sent[0]?.[1].headers;
async function failure(more: Partial<BrowserCall> = {}): Promise<CallError> {
  const error = await get(more).then(
    () => null,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
}

test('a question goes through the shop’s own origin, in the language of the page', async () => {
  answer = () => Response.json({ response: 7 });
  expect(await get()).toBe(7);
  expect(sent[0]?.[0]).toBe('/api/upstream/x');
  expect(headers()).toEqual({ 'accept-language': 'ar' });
});

test('a change carries its body, its key, the token and the request token', async () => {
  answer = () => Response.json({ response: 7 });
  await get({ method: 'POST', body: { a: 1 }, idempotencyKey: 'k' }, 'token');
  expect(sent[0]?.[1]).toMatchObject({ method: 'POST', body: '{"a":1}' });
  expect(headers()).toEqual({
    'accept-language': 'ar',
    'content-type': 'application/json',
    'idempotency-key': 'k',
    authorization: 'Bearer token',
    'x-xsrf-token': 't1',
  });
});

test('a stored token that no header can carry is left out', async () => {
  answer = () => Response.json({ response: 7 });
  await get({}, 'tök en');
  expect(headers()).toEqual({ 'accept-language': 'ar' });
});

test('a refusal has the upstream’s words, for each field too, and says when to come again', async () => {
  answer = () =>
    Response.json(
      { Message: 'No', errors: { email: ['Taken', 'Twice'], phone: [], name: 'x' } },
      { status: 422, headers: { 'retry-after': '9' } },
    );
  const error = await failure();
  expect(error).toMatchObject({
    status: 422,
    message: 'No',
    fields: { email: 'Taken' },
    retryAfterSeconds: 9,
  });
  expect([error.kind, wordsOf(error)]).toEqual(['refused', 'No']);
});

test.each(['0', '-1', 'soon', undefined])('a Retry-After of %s says nothing', async (value) => {
  answer = () =>
    Response.json({}, { status: 429, headers: value === undefined ? {} : { 'retry-after': value } });
  expect((await failure()).retryAfterSeconds).toBeNull();
});

test.each([502, 503, 504])('what %i says are not the upstream’s words', async (status) => {
  answer = () => Response.json({ Message: 'Gateway' }, { status });
  const error = await failure();
  expect([error.kind, wordsOf(error)]).toEqual(['unavailable', '']);
});

test('500 is unavailable in the upstream’s words, and 499 was decided', async () => {
  answer = () => Response.json({ Message: 'Broken' }, { status: 500 });
  const error = await failure();
  expect([error.kind, wordsOf(error)]).toEqual(['unavailable', 'Broken']);
  answer = () => Response.json({}, { status: 499 });
  expect((await failure()).kind).toBe('refused');
  expect(wordsOf(new Error('something else'))).toBe('');
  for (const status of [0, 502, 503, 504])
    expect(wordsOf(new CallError(status, { message: 'a proxy' }))).toBe('');
});

test('no answer, and one that is no JSON, count as none', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await failure()).toMatchObject({ status: 0, kind: 'unavailable' });
  answer = () => new Response('<p>Hello</p>');
  expect(await failure()).toMatchObject({ status: 0 });
});

test('an empty answer is null, and so is one to a call that goes on when the page is left', async () => {
  answer = () => new Response(' ');
  expect(await get()).toBeNull();
  answer = () => new Response('ok');
  expect(await get({ keepalive: true })).toBeNull();
  answer = () => Response.json({}, { status: 400 });
  expect(await failure({ keepalive: true })).toMatchObject({ status: 400 });
});

test('an aborted call rejects with its abort', async () => {
  const abort = new AbortController();
  abort.abort();
  answer = () => Promise.reject(abort.signal.reason);
  await expect(get({ signal: abort.signal })).rejects.toBe(abort.signal.reason);
});
