import { gzipSync } from 'node:zlib';
import type { KeptFile } from './kept-files.ts';
import { startUpstream, type TestUpstream } from './testing.ts';

let upstream: TestUpstream;
let fetchUpload: typeof import('./uploads.ts').fetchUpload;
let breaker: import('./breaker.ts').Breaker;
beforeAll(async () => {
  upstream = await startUpstream();
  ({ fetchUpload } = await import('./uploads.ts'));
  breaker = (await import('./exchange.ts')).gate().breaker;
});
beforeEach(() => {
  breaker.note(true);
  upstream.calls.length = 0;
  upstream.answer = file('image/jpeg', 'bytes');
});
afterAll(() => upstream.stop());

const file =
  (type: string, body: string, status = 200): TestUpstream['answer'] =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type, etag: '"1"', 'x-secret': '1' }).end(body);
const ask = (path: string[], headers: Record<string, string> = {}) => fetchUpload(path, new Headers(headers));

test('a picture comes with what describes it, may be kept, and can run nothing', async () => {
  const answer = await ask(['products', 'a b.jpg'], { range: 'bytes=0-1', cookie: 'x=1' });
  expect([answer.status, await answer.text()]).toEqual([200, 'bytes']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    etag: '"1"',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.has('x-secret')).toBe(false);
  expect(upstream.calls).toMatchObject([
    { path: '/files/products/a%20b.jpg', headers: { range: 'bytes=0-1' } },
  ]);
  expect(upstream.calls[0]?.headers).not.toHaveProperty('cookie');
});

test('the length of what was packed on the way is not passed on: it comes unpacked', async () => {
  const packed = gzipSync('x'.repeat(1000));
  upstream.answer = (_request, response) =>
    response
      .writeHead(200, {
        'content-type': 'image/svg+xml',
        'content-encoding': 'gzip',
        'content-length': packed.length,
      })
      .end(packed);
  const answer = await ask(['drawing.svg']);
  expect([answer.headers.has('content-length'), (await answer.text()).length]).toEqual([false, 1000]);
  upstream.answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '5' }).end('bytes');
  expect((await ask(['plain.jpg'])).headers.get('content-length')).toBe('5');
});

test.each([[['..', 'secret']], [['.']], [['']], [['%2e%2e']], [['a%2Fb']], [['a%5Cb']], [['%00']], [['%']]])(
  'the path %j is not there, and nobody is asked',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(upstream.calls).toEqual([]);
  },
);

test.each([
  ['text/html', 200, 404],
  ['application/javascript', 200, 404],
  ['image/png', 404, 404],
  ['image/png', 403, 404],
  ['video/mp4', 206, 206],
  ['audio/mpeg', 200, 200],
  ['text/plain', 304, 304],
  ['text/plain', 416, 416],
])('%s with status %i is answered %i', async (type, status, passed) => {
  upstream.answer = file(type, status === 304 ? '' : 'x', status);
  expect((await ask(['never', ...type.split('/'), String(status)])).status).toBe(passed);
});

test('what never came cannot stand in: what is broken is answered 502', async () => {
  upstream.answer = file('image/jpeg', 'x', 500);
  expect((await ask(['new-1'])).status).toBe(502);
  upstream.answer = (request) => request.socket.resetAndDestroy();
  const broken = await ask(['new-2']);
  expect([broken.status, broken.headers.get('cache-control')]).toEqual([502, 'no-store']);
});

test('what never comes is answered 504, and a file that stops coming breaks off', async () => {
  upstream.answer = (request, response) => {
    if (request.url?.endsWith('film')) response.writeHead(200, { 'content-type': 'video/mp4' }).write('half');
  };
  const readFilm = async () => (await ask(['film'])).text();
  const [hung, film] = await Promise.allSettled([ask(['new-3']), readFilm()]);
  expect(hung).toMatchObject({ status: 'fulfilled', value: { status: 504 } });
  expect(film.status).toBe('rejected');
});

describe('where pictures are kept', () => {
  const kept = new Map<string, KeptFile>();
  beforeAll(async () => {
    const { provideKeptPictures } = await import('./kept-files.ts');
    provideKeptPictures({
      get: async (key) => kept.get(key) ?? null,
      set: async (key, given) => void kept.set(key, given),
    });
  });
  beforeEach(() => kept.clear());

  const said = async (path: string[]) => {
    const answer = await ask(path);
    return [answer.status, await answer.text(), answer.headers.get('content-type')];
  };

  test('one that came whole stands in while files fail, hang or are known to be away', async () => {
    expect(await said(['a.jpg'])).toEqual([200, 'bytes', 'image/jpeg']);
    upstream.answer = file('image/jpeg', 'x', 503);
    expect(await said(['a.jpg'])).toEqual([200, 'bytes', 'image/jpeg']);
    upstream.answer = (request) => request.socket.resetAndDestroy();
    expect(await said(['a.jpg'])).toEqual([200, 'bytes', 'image/jpeg']);
    upstream.calls.length = 0;
    for (let failures = 0; breaker.state === 'closed' && failures < 50; failures += 1) breaker.note(false);
    expect(await said(['a.jpg'])).toEqual([200, 'bytes', 'image/jpeg']);
    expect(upstream.calls).toEqual([]);
  });

  test('only pictures are kept, none that is empty, too large, part of one, or was broken off', async () => {
    upstream.answer = file('video/mp4', 'film');
    await said(['film']);
    upstream.answer = file('image/jpeg', '');
    await said(['empty']);
    upstream.answer = file('image/jpeg', 'x'.repeat(8 * 1024 * 1024 + 1));
    await said(['large']);
    upstream.answer = file('image/jpeg', 'part', 206);
    await said(['part']);
    upstream.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '9' }).write('half');
      setTimeout(() => response.destroy(), 20);
    };
    await said(['half']).catch(() => {});
    expect([...kept.keys()]).toEqual([]);
    upstream.answer = file('image/jpeg', 'x'.repeat(8 * 1024 * 1024));
    await said(['just fits']);
    expect([...kept.keys()]).toEqual(['just%20fits']);
  });
});
