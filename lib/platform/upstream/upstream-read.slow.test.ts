import { setTimeout as sleep } from 'node:timers/promises';
import { jsonHandler, startUpstream, type TestUpstream } from './testing.ts';
import { UpstreamError } from './upstream-error.ts';
import type { UpstreamCall } from './upstream-read.ts';

let upstream: TestUpstream;
let fetchUpstream: typeof import('./upstream-read.ts').fetchUpstream;
let breaker: import('./circuit-breaker.ts').CircuitBreaker;
beforeAll(async () => {
  upstream = await startUpstream(1000);
  ({ fetchUpstream } = await import('./upstream-read.ts'));
  breaker = (await import('./upstream-request.ts')).admissionControl().breaker;
});
beforeEach(() => {
  breaker.recordSuccess();
  upstream.requests.length = 0;
});
afterAll(() => upstream.stop());

let pathCount = 0;
/** A path that was not requested before, since failures are cached. */
function newPath(): string {
  pathCount += 1;
  return `/Things/${pathCount}`;
}
const get = (path = newPath(), expects: UpstreamCall['expects'] = { anyField: ['slug'] }) =>
  fetchUpstream({ method: 'GET', path, expects }, 'ar');

describe('fetchUpstream', () => {
  test('sends the page language and unwraps the envelope', async () => {
    upstream.handler = jsonHandler({ slug: 'a' });
    expect(await get('/Things/mine')).toEqual({ slug: 'a' });
    expect(upstream.requests).toMatchObject([
      {
        method: 'GET',
        path: '/Things/mine',
        headers: { 'accept-language': 'ar', accept: 'application/json' },
      },
    ]);
    expect(upstream.requests[0]?.headers).not.toHaveProperty('content-type');
  });

  test('sends a body as JSON', async () => {
    upstream.handler = jsonHandler({ slug: 'a' });
    await fetchUpstream(
      { method: 'POST', path: newPath(), body: { page: 1 }, expects: { anyField: ['slug'] } },
      'en',
    );
    expect(upstream.requests).toMatchObject([
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"page":1}' },
    ]);
  });

  test('returns null for 404 and for an empty payload', async () => {
    upstream.handler = jsonHandler(null, 404);
    expect(await get()).toBeNull();
    upstream.handler = jsonHandler(null);
    expect(await get()).toBeNull();
  });

  test.each([
    [500, 'unavailable'],
    [503, 'unavailable'],
    [504, 'timeout'],
    [400, 'rejected'],
    [429, 'rejected'],
  ])('maps status %i to %s', async (status, kind) => {
    upstream.handler = jsonHandler({ slug: 'a' }, status);
    await expect(get()).rejects.toMatchObject({ kind });
  });

  test('rejects a body that is not JSON, and an unexpected payload', async () => {
    upstream.handler = (_request, response) => response.end('<p>Welcome</p>');
    await expect(get()).rejects.toMatchObject({ kind: 'unreadable' });
    for (const payload of [{ name: 'a' }, 'slug', 7, [{ slug: 'a' }]]) {
      upstream.handler = jsonHandler(payload);
      await expect(get()).rejects.toMatchObject({ kind: 'unreadable' });
    }
  });

  test('accepts an array or an object as the call expects', async () => {
    upstream.handler = jsonHandler([1]);
    expect(await get(newPath(), { list: true })).toEqual([1]);
    expect(await get(newPath(), { anyField: ['items'], orList: true })).toEqual([1]);
    upstream.handler = jsonHandler({ items: [1] });
    await expect(get(newPath(), { list: true })).rejects.toMatchObject({ kind: 'unreadable' });
    expect(await get(newPath(), { anyField: ['items'], orList: true })).toEqual({ items: [1] });
  });

  test("times out after the settings' limit, or the call's longer limit", async () => {
    const slowPath = newPath();
    upstream.handler = async (request, response) => {
      if (request.url !== slowPath) return;
      await sleep(1200);
      jsonHandler({ slug: 'slow' })(request, response);
    };
    const slowCall: UpstreamCall = {
      method: 'GET',
      path: slowPath,
      timeoutMs: 5000,
      expects: { anyField: ['slug'] },
    };
    const [slow, hung] = await Promise.allSettled([fetchUpstream(slowCall, 'en'), get()]);
    expect(slow).toEqual({ status: 'fulfilled', value: { slug: 'slow' } });
    expect(hung).toMatchObject({ status: 'rejected', reason: expect.any(UpstreamError) });
  });

  test('caches a failure by call and language', async () => {
    const path = newPath();
    upstream.handler = jsonHandler(null, 500);
    await expect(get(path)).rejects.toMatchObject({ kind: 'unavailable' });
    const callCount = upstream.requests.length;
    await expect(get(path)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(upstream.requests).toHaveLength(callCount);
    upstream.handler = jsonHandler({ slug: 'a' });
    const call: UpstreamCall = { method: 'GET', path, expects: { anyField: ['slug'] } };
    expect(await fetchUpstream(call, 'en')).toEqual({ slug: 'a' });
    expect(await fetchUpstream({ ...call, skipFailureCache: true }, 'ar')).toEqual({ slug: 'a' });
  });

  test('caches a failure under the headers of its call', async () => {
    const call: UpstreamCall = {
      method: 'GET',
      path: newPath(),
      headers: { 'x-campaigns-key': 'wrong' },
      expects: { anyField: ['slug'] },
    };
    upstream.handler = jsonHandler(null, 403);
    await expect(fetchUpstream(call, 'en')).rejects.toBeInstanceOf(UpstreamError);
    upstream.handler = jsonHandler({ slug: 'a' });
    expect(await fetchUpstream({ ...call, headers: { 'x-campaigns-key': 'right' } }, 'en')).toEqual({
      slug: 'a',
    });
  });

  test.each<[string, TestUpstream['handler']]>([
    ['a reset connection', (request) => request.socket.resetAndDestroy()],
    [
      'a reset in the middle of the body',
      (_request, response) => {
        response.writeHead(200, { 'content-length': 100_000 });
        response.write('{"response":[', () => response.socket?.resetAndDestroy());
      },
    ],
    [
      'a hang in the middle of the body',
      (_request, response) => response.writeHead(200).write('{"response":['),
    ],
    [
      'a redirect',
      (_request, response) => response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
    ],
    ['malformed JSON', (_request, response) => response.end('{"response":[{"id":1,')],
    ['status 503 without a body', (_request, response) => response.writeHead(503).end()],
    ['status 401', jsonHandler({ slug: 'a' }, 401)],
  ])('fails on %s', async (_failure, handler) => {
    upstream.handler = handler;
    await expect(get()).rejects.toBeInstanceOf(UpstreamError);
  });

  test('caches no failure of a call that skips the failure cache', async () => {
    const call: UpstreamCall = {
      method: 'GET',
      path: newPath(),
      skipFailureCache: true,
      expects: { anyField: ['slug'] },
    };
    upstream.handler = jsonHandler(null, 500);
    await expect(fetchUpstream(call, 'en')).rejects.toMatchObject({ kind: 'unavailable' });
    upstream.handler = jsonHandler({ slug: 'a' });
    expect(await fetchUpstream({ ...call, skipFailureCache: false }, 'en')).toEqual({ slug: 'a' });
  });

  test('caches no failure of a call that was not sent', async () => {
    const path = newPath();
    for (let failures = 0; breaker.state === 'closed' && failures < 50; failures += 1)
      breaker.recordFailure();
    await expect(get(path)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(upstream.requests).toEqual([]);
    breaker.recordSuccess();
    upstream.handler = jsonHandler({ slug: 'a' });
    expect(await get(path)).toEqual({ slug: 'a' });
  });

  test('accepts a response of 16 MiB and no more', async () => {
    const emptyBody = JSON.stringify({ slug: '' });
    const mib16 = 16 * 1024 * 1024;
    const bodyOfSize = (bytes: number) => `{"slug":"${'x'.repeat(bytes - emptyBody.length)}"}`;
    const getLarge = () =>
      fetchUpstream(
        { method: 'GET', path: newPath(), expects: { anyField: ['slug'] }, timeoutMs: 10_000 },
        'ar',
      );
    upstream.handler = (_request, response) => response.end(bodyOfSize(mib16));
    expect(await getLarge()).toHaveProperty('slug');
    upstream.handler = (_request, response) => response.end(bodyOfSize(mib16 + 1));
    await expect(getLarge()).rejects.toMatchObject({ kind: 'unreadable' });
  });
});
