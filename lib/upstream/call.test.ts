import { setTimeout as sleep } from 'node:timers/promises';
import type { UpstreamCall } from './call.ts';
import { UpstreamError } from './failure.ts';
import { json, startUpstream, type TestUpstream } from './testing.ts';

let upstream: TestUpstream;
let call: typeof import('./call.ts').call;
let breaker: import('./breaker.ts').Breaker;
beforeAll(async () => {
  upstream = await startUpstream();
  ({ call } = await import('./call.ts'));
  breaker = (await import('./exchange.ts')).gate().breaker;
});
beforeEach(() => {
  breaker.note(true);
  upstream.calls.length = 0;
});
afterAll(() => upstream.stop());

let made = 0;
/** A path nobody has asked for, as failures are remembered. */
function newPath(): string {
  made += 1;
  return `/Things/${made}`;
}
const get = (path = newPath(), expects: Parameters<typeof call>[0]['expects'] = { fields: ['slug'] }) =>
  call({ method: 'GET', path, expects }, 'ar');

test('a call is made in the language of the page, and gives what is in the envelope', async () => {
  upstream.answer = json({ slug: 'a' });
  expect(await get('/Things/mine')).toEqual({ slug: 'a' });
  expect(upstream.calls).toMatchObject([
    { method: 'GET', path: '/Things/mine', headers: { 'accept-language': 'ar', accept: 'application/json' } },
  ]);
  expect(upstream.calls[0]?.headers).not.toHaveProperty('content-type');
});

test('a body is sent as JSON', async () => {
  upstream.answer = json({ slug: 'a' });
  await call({ method: 'POST', path: newPath(), body: { page: 1 }, expects: { fields: ['slug'] } }, 'en');
  expect(upstream.calls).toMatchObject([
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"page":1}' },
  ]);
});

test('what is not there is null', async () => {
  upstream.answer = json(null, 404);
  expect(await get()).toBeNull();
  upstream.answer = json(null);
  expect(await get()).toBeNull();
});

test.each([
  [500, 'unavailable'],
  [503, 'unavailable'],
  [400, 'refused'],
  [429, 'refused'],
])('an answer of status %i counts as %s', async (status, kind) => {
  upstream.answer = json({ slug: 'a' }, status);
  await expect(get()).rejects.toMatchObject({ kind });
});

test('what is no JSON cannot be read, and neither can a payload that is something else', async () => {
  upstream.answer = (_request, response) => response.end('<p>Welcome</p>');
  await expect(get()).rejects.toMatchObject({ kind: 'unreadable' });
  for (const payload of [{ name: 'a' }, 'slug', 7, [{ slug: 'a' }]]) {
    upstream.answer = json(payload);
    await expect(get()).rejects.toMatchObject({ kind: 'unreadable' });
  }
});

test('a list is taken where one may come, and nothing else where only that may', async () => {
  upstream.answer = json([1]);
  expect(await get(newPath(), { list: true })).toEqual([1]);
  expect(await get(newPath(), { fields: ['items'], list: true })).toEqual([1]);
  upstream.answer = json({ items: [1] });
  await expect(get(newPath(), { list: true })).rejects.toMatchObject({ kind: 'unreadable' });
  expect(await get(newPath(), { fields: ['items'], list: true })).toEqual({ items: [1] });
});

test('one that hangs is given up after the limit of the settings, or after its own longer one', async () => {
  const latePath = newPath();
  upstream.answer = async (request, response) => {
    if (request.url !== latePath) return;
    await sleep(1200);
    json({ slug: 'late' })(request, response);
  };
  const late: UpstreamCall = {
    method: 'GET',
    path: latePath,
    timeoutMs: 5000,
    expects: { fields: ['slug'] },
  };
  const [given, hung] = await Promise.allSettled([call(late, 'en'), get()]);
  expect(given).toEqual({ status: 'fulfilled', value: { slug: 'late' } });
  expect(hung).toMatchObject({ status: 'rejected', reason: expect.any(UpstreamError) });
});

test('a failure is remembered for a moment, for the same question in the same language', async () => {
  const path = newPath();
  upstream.answer = json(null, 500);
  await expect(get(path)).rejects.toMatchObject({ kind: 'unavailable' });
  const asked = upstream.calls.length;
  await expect(get(path)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(upstream.calls).toHaveLength(asked);
  upstream.answer = json({ slug: 'a' });
  const thing: UpstreamCall = { method: 'GET', path, expects: { fields: ['slug'] } };
  expect(await call(thing, 'en')).toEqual({ slug: 'a' });
  expect(await call({ ...thing, isAnew: true }, 'ar')).toEqual({ slug: 'a' });
});

test('a refused connection is unavailable', async () => {
  upstream.answer = (request) => request.socket.resetAndDestroy();
  await expect(get()).rejects.toMatchObject({ kind: 'unavailable' });
});

test('who asks anew gets no remembered failure, and leaves none', async () => {
  const thing: UpstreamCall = { method: 'GET', path: newPath(), isAnew: true, expects: { fields: ['slug'] } };
  upstream.answer = json(null, 500);
  await expect(call(thing, 'en')).rejects.toMatchObject({ kind: 'unavailable' });
  upstream.answer = json({ slug: 'a' });
  expect(await call({ ...thing, isAnew: false }, 'en')).toEqual({ slug: 'a' });
});

test('what was not asked, as the upstream is known to be away, is asked once it is back', async () => {
  const path = newPath();
  for (let failures = 0; breaker.state === 'closed' && failures < 50; failures += 1) breaker.note(false);
  await expect(get(path)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(upstream.calls).toEqual([]);
  breaker.note(true);
  upstream.answer = json({ slug: 'a' });
  expect(await get(path)).toEqual({ slug: 'a' });
});

test('an answer may have 16 MiB and no more', async () => {
  const whole = JSON.stringify({ slug: '' });
  const mib16 = 16 * 1024 * 1024;
  const ofBytes = (bytes: number) => `{"slug":"${'x'.repeat(bytes - whole.length)}"}`;
  upstream.answer = (_request, response) => response.end(ofBytes(mib16));
  expect(await get()).toHaveProperty('slug');
  upstream.answer = (_request, response) => response.end(ofBytes(mib16 + 1));
  await expect(get()).rejects.toMatchObject({ kind: 'unreadable' });
});
