import { json, startUpstream, type TestUpstream } from './testing.ts';

let upstream: TestUpstream;
let passOn: typeof import('./proxy.ts').passOn;
let breaker: import('./breaker.ts').Breaker;
beforeAll(async () => {
  upstream = await startUpstream();
  ({ passOn } = await import('./proxy.ts'));
  breaker = (await import('./exchange.ts')).gate().breaker;
});
beforeEach(() => {
  breaker.note(true);
  upstream.calls.length = 0;
  upstream.answer = json('fine');
});
afterAll(() => upstream.stop());

const ask = (path: string, init: RequestInit = {}) =>
  passOn(
    new Request(`http://shop.example/api/upstream${path}`, init),
    '/api/upstream',
    'https://layl.example',
  );
const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  ask('/Auth/login', { method: 'POST', body, headers });
const statusAndWords = async (answer: Response) => [answer.status, (await answer.json()).Message];

test('a call of the contract passes with what it needs, and nothing else of the visitor', async () => {
  const answer = await ask('/Products/GetBySlug/a?x=1', {
    headers: {
      'accept-language': 'ar',
      authorization: 'Bearer t',
      'x-other': '1',
      'x-shop-origin': 'https://evil.example',
      cookie: 'a=b; XSRF-TOKEN=t1; c=d',
    },
  });
  expect([answer.status, await answer.json()]).toEqual([200, { response: 'fine' }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [call] = upstream.calls;
  expect(call).toMatchObject({ method: 'GET', path: '/Products/GetBySlug/a?x=1', body: '' });
  expect(call?.headers).toMatchObject({
    'accept-language': 'ar',
    authorization: 'Bearer t',
    cookie: 'XSRF-TOKEN=t1',
    'x-shop-origin': 'https://layl.example',
  });
  expect(call?.headers).not.toHaveProperty('x-other');
  expect(call?.headers).not.toHaveProperty('content-type');
});

test('no cookie passes but the one of the request token, in either direction', async () => {
  upstream.answer = (_request, response) =>
    response
      .setHeader('set-cookie', ['session=1; Path=/', 'XSRF-TOKEN=t2; Domain=api.example; Path=/'])
      .setHeader('retry-after', '7')
      .end('{}');
  const answer = await ask('/Products/GetBySlug/a', { headers: { cookie: 'session=1' } });
  expect(upstream.calls[0]?.headers).not.toHaveProperty('cookie');
  expect(answer.headers.getSetCookie()).toEqual(['XSRF-TOKEN=t2; Path=/']);
  expect(answer.headers.get('retry-after')).toBe('7');
});

test('any other call is not there', async () => {
  for (const [method, path] of [
    ['GET', '/admin'],
    ['DELETE', '/Products/GetBySlug/a'],
  ] as const)
    expect(await statusAndWords(await ask(path, { method }))).toEqual([404, 'There is no such call']);
  expect(upstream.calls).toEqual([]);
});

test('a body must be JSON, and may be no longer than a megabyte', async () => {
  expect((await post('{}', { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200);
  expect(await statusAndWords(await post('{}', { 'content-type': 'text/plain' }))).toEqual([
    415,
    'The body must be JSON',
  ]);
  expect((await post('{}', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  expect(upstream.calls).toHaveLength(1);
  const fits = `"${'x'.repeat(1024 * 1024 - 2)}"`;
  expect((await post(fits)).status).toBe(200);
  expect(await statusAndWords(await post(`${fits} `))).toEqual([413, 'The body is too long']);
});

test('a body that may be answered before it was read closes its connection', async () => {
  await post(`"${'x'.repeat(16 * 1024 - 2)}"`);
  await post(`"${'x'.repeat(16 * 1024 - 1)}"`);
  expect(upstream.calls.map(({ headers }) => headers.connection)).toEqual(['keep-alive', 'close']);
});

test.each([
  [401, 401],
  [409, 409],
  [500, 502],
  [501, 502],
  [502, 502],
  [503, 503],
  [504, 504],
])('a status of %i is passed back as %i', async (status, passed) => {
  upstream.answer = (_request, response) => response.writeHead(status).end('{"Message":"x"}');
  expect((await post('{}')).status).toBe(passed);
});

test('an answer without a body has none', async () => {
  upstream.answer = (_request, response) => response.writeHead(204).end();
  const answer = await post('{}');
  expect([answer.status, answer.body]).toEqual([204, null]);
});

test('one that breaks off is 502, and one that is not asked 503', async () => {
  upstream.answer = (request) => request.socket.resetAndDestroy();
  expect((await post('{}')).status).toBe(502);
  for (let time = 0; time < 5; time += 1) breaker.note(false);
  const answer = await post('{}');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});

test('an answer may be 16 megabytes long, and no longer', async () => {
  const longest = 16 * 1024 * 1024;
  upstream.answer = (_request, response) => response.end(Buffer.alloc(longest));
  const answer = await post('{}');
  expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, longest]);
  upstream.answer = (_request, response) => response.end(Buffer.alloc(longest + 1));
  expect((await post('{}')).status).toBe(502);
});
