import { whileCollectingGarbage } from '@/contract/testing';
import { jsonHandler, sendEndlessly, startUpstream, type TestUpstream } from './testing.ts';

let upstream: TestUpstream;
let proxyRequest: typeof import('./proxy.ts').proxyRequest;
let breaker: import('./circuit-breaker.ts').CircuitBreaker;
beforeAll(async () => {
  // Long enough for 16 megabytes on a busy machine.
  upstream = await startUpstream(3000);
  ({ proxyRequest } = await import('./proxy.ts'));
  breaker = (await import('./upstream-request.ts')).admissionControl().breaker;
});
beforeEach(() => {
  breaker.recordSuccess();
  upstream.requests.length = 0;
  upstream.handler = jsonHandler('ok');
});
afterAll(() => upstream.stop());

const request = (path: string, init: RequestInit = {}) =>
  proxyRequest(new Request(`http://shop.example/api/upstream${path}`, init), '/api/upstream', {
    origin: 'https://layl.example',
    mayCall: () => false,
  });
const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  request('/Auth/login', { method: 'POST', body, headers });
const statusAndMessage = async (response: Response) => [response.status, (await response.json()).Message];

describe('proxyRequest', () => {
  test('forwards an allowed call with only the listed headers', async () => {
    const response = await request('/Products/GetBySlug/a?x=1', {
      headers: {
        'accept-language': 'ar',
        authorization: 'Bearer t',
        'x-other': '1',
        'x-shop-origin': 'https://evil.example',
        'x-forwarded-for': '198.51.100.7',
        cookie: 'a=b; XSRF-TOKEN=t1; c=d',
      },
    });
    expect([response.status, await response.json()]).toEqual([200, { response: 'ok' }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [call] = upstream.requests;
    expect(call).toMatchObject({ method: 'GET', path: '/Products/GetBySlug/a?x=1', body: '' });
    expect(call?.headers).toMatchObject({
      'accept-language': 'ar',
      authorization: 'Bearer t',
      cookie: 'XSRF-TOKEN=t1',
      'x-shop-origin': 'https://layl.example',
      'x-forwarded-for': '198.51.100.7',
    });
    expect(call?.headers).not.toHaveProperty('x-other');
    expect(call?.headers).not.toHaveProperty('content-type');
  });

  test('waits longer for a write than for a read', async () => {
    const timer = jest.spyOn(globalThis, 'setTimeout');
    const headers = { 'content-type': 'application/json' };
    for (const path of ['/Products/Filter', '/Posts/Orders'])
      await request(path, { method: 'POST', body: '{}', headers });
    const limits = timer.mock.calls.map(([, ms]) => ms).filter((ms) => ms === 3000 || ms === 30_000);
    expect(limits).toEqual([3000, 30_000]);
    timer.mockRestore();
  });

  test.each([
    ['POST', '/Posts/Orders', '{"lines":[]}'],
    ['PUT', '/Posts/Profiles', '{"name":"M"}'],
    ['DELETE', '/Posts/WishLists/7', ''],
  ])('forwards the body and idempotency key of %s %s', async (method, path, body) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'k' };
    await request(path, { method, headers, ...(body && { body }) });
    expect(upstream.requests).toMatchObject([{ method, path, body, headers: { 'idempotency-key': 'k' } }]);
  });

  test('forwards no cookie but the CSRF cookie, in either direction', async () => {
    upstream.handler = (_request, response) =>
      response
        .setHeader('set-cookie', ['session=1; Path=/', 'XSRF-TOKEN=t2; Domain=api.example; Path=/'])
        .setHeader('retry-after', '7')
        .end('{}');
    const response = await request('/Products/GetBySlug/a', { headers: { cookie: 'session=1' } });
    expect(upstream.requests[0]?.headers).not.toHaveProperty('cookie');
    expect(response.headers.getSetCookie()).toEqual(['XSRF-TOKEN=t2; Path=/']);
    expect(response.headers.get('retry-after')).toBe('7');
  });

  test('responds 404 to a call outside the contract', async () => {
    for (const [method, path] of [
      ['GET', '/admin'],
      ['DELETE', '/Products/GetBySlug/a'],
    ] as const)
      expect(await statusAndMessage(await request(path, { method }))).toEqual([404, 'There is no such call']);
    expect(upstream.requests).toEqual([]);
  });

  test('rejects a body that is not JSON or over one megabyte', async () => {
    expect((await post('{}', { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200);
    expect(await statusAndMessage(await post('{}', { 'content-type': 'text/plain' }))).toEqual([
      415,
      'The body must be JSON',
    ]);
    expect((await post('{}', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect(upstream.requests).toHaveLength(1);
    const largestBody = `"${'x'.repeat(1024 * 1024 - 2)}"`;
    expect((await post(largestBody)).status).toBe(200);
    expect(await statusAndMessage(await post(`${largestBody} `))).toEqual([413, 'The body is too long']);
  });

  test.each([
    ['/UtmTrackings/Log', 200],
    ['/Facebook/track-event-cart', 200],
    ['/Posts/Orders', 415],
  ])('responds to plain text for %s with %i', async (path, status) => {
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    expect((await request(path, { method: 'POST', headers, body: '[]' })).status).toBe(status);
    expect(upstream.requests.map((call) => call.path)).toEqual(status === 200 ? [path] : []);
  });

  test('repeats a GET request after a reset, but no other', async () => {
    upstream.handler = (incoming, response) =>
      upstream.requests.length === 1 ? incoming.socket.resetAndDestroy() : response.end('{}');
    expect((await request('/Categories/ListCatgories')).status).toBe(200);
    upstream.requests.length = 0;
    expect((await post('{}')).status).toBe(502);
    expect(upstream.requests).toHaveLength(1);
  });

  test('closes the connection after a long body', async () => {
    await post(`"${'x'.repeat(16 * 1024 - 2)}"`);
    await post(`"${'x'.repeat(16 * 1024 - 1)}"`);
    expect(upstream.requests.map(({ headers }) => headers.connection)).toEqual(['keep-alive', 'close']);
  });

  test.each([401, 409, 500, 501, 502, 503, 504, 507])(
    'passes on status %i with its message',
    async (status) => {
      upstream.handler = (_request, response) => response.writeHead(status).end('{"Message":"x"}');
      const response = await post('{}');
      expect(await statusAndMessage(response)).toEqual([status, 'x']);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  test.each<[string, TestUpstream['handler'], number]>([
    ['a status without a body', (_request, response) => response.writeHead(503).end(), 503],
    [
      'a redirect elsewhere',
      (_request, response) => response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
      502,
    ],
    [
      'a reset in the middle of the body',
      (_request, response) => {
        response.writeHead(200, { 'content-length': 100_000 });
        response.write('{', () => response.socket?.resetAndDestroy());
      },
      502,
    ],
    ['an endless body', (_request, response) => void sendEndlessly(response), 502],
  ])('responds to %s with an uncached error', async (_failure, handler, expected) => {
    upstream.handler = handler;
    const response = await post('{}');
    expect([response.status, response.headers.get('cache-control')]).toEqual([expected, 'no-store']);
    expect(response.headers.has('location')).toBe(false);
    expect(await response.text()).not.toMatch(/<html|elsewhere\.example/i);
  });

  test('responds 504 to a hang, also in the middle of the body', async () => {
    upstream.handler = (_request, response) => {
      if (upstream.requests.length === 1) response.writeHead(200).write('{');
    };
    const read = () => request('/Products/GetBySlug/a');
    const responses = await whileCollectingGarbage(Promise.all([read(), read()]));
    expect(upstream.requests).toHaveLength(2);
    expect(responses.map(({ status }) => status)).toEqual([504, 504]);
  });

  test.each([204, 304])('responds to upstream status %i without a body', async (status) => {
    upstream.handler = (_request, response) => response.writeHead(status).end();
    const response = await post('{}');
    expect([response.status, response.body]).toEqual([status, null]);
  });

  test('responds 502 to a reset and 503 while the circuit is open', async () => {
    upstream.handler = (request) => request.socket.resetAndDestroy();
    expect((await post('{}')).status).toBe(502);
    for (let time = 0; time < 5; time += 1) breaker.recordFailure();
    const response = await post('{}');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });

  test('accepts a response of 16 megabytes and no more', async () => {
    const maxBytes = 16 * 1024 * 1024;
    upstream.handler = (_request, response) => response.end(Buffer.alloc(maxBytes));
    const response = await post('{}');
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, maxBytes]);
    upstream.handler = (_request, response) => response.end(Buffer.alloc(maxBytes + 1));
    expect((await post('{}')).status).toBe(502);
  });
});
