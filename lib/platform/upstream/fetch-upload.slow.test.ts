import { gzipSync } from 'node:zlib';
import { whileCollectingGarbage } from '@/contract/testing';
import type { DiskCacheEntry } from '../cache/disk-cache.ts';
import { sendEndlessly, startUpstream, type TestUpstream } from './testing.ts';

let upstream: TestUpstream;
let fetchUpload: typeof import('./fetch-upload.ts').fetchUpload;
let breaker: import('./circuit-breaker.ts').CircuitBreaker;
beforeAll(async () => {
  upstream = await startUpstream(1000);
  ({ fetchUpload } = await import('./fetch-upload.ts'));
  breaker = (await import('./upstream-request.ts')).admissionControl().breaker;
});
beforeEach(() => {
  breaker.recordSuccess();
  upstream.requests.length = 0;
  upstream.handler = fileHandler('image/jpeg', 'bytes');
});
afterAll(() => upstream.stop());

const fileHandler =
  (type: string, body: string, status = 200): TestUpstream['handler'] =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type, etag: '"1"', 'x-secret': '1' }).end(body);
const request = (path: string[], headers: Record<string, string> = {}) =>
  fetchUpload(path, new Headers(headers));

describe('fetchUpload', () => {
  test('responds with the listed headers, cacheable and sandboxed', async () => {
    const response = await request(['products', 'a b.jpg'], { range: 'bytes=0-1', cookie: 'x=1' });
    expect([response.status, await response.text()]).toEqual([200, 'bytes']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      etag: '"1"',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.has('x-secret')).toBe(false);
    expect(upstream.requests).toMatchObject([
      { path: '/files/products/a%20b.jpg', headers: { range: 'bytes=0-1' } },
    ]);
    expect(upstream.requests[0]?.headers).not.toHaveProperty('cookie');
  });

  test('omits the length of a compressed upstream response', async () => {
    const compressed = gzipSync('x'.repeat(1000));
    upstream.handler = (_request, response) =>
      response
        .writeHead(200, {
          'content-type': 'image/svg+xml',
          'content-encoding': 'gzip',
          'content-length': compressed.length,
        })
        .end(compressed);
    const response = await request(['drawing.svg']);
    expect([response.headers.has('content-length'), (await response.text()).length]).toEqual([false, 1000]);
    upstream.handler = (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '5' }).end('bytes');
    expect((await request(['plain.jpg'])).headers.get('content-length')).toBe('5');
  });

  test.each([
    [['..', 'secret']],
    [['.']],
    [['']],
    [['%2e%2e']],
    [['a%2Fb']],
    [['a%5Cb']],
    [['%00']],
    [['%']],
  ])('responds 404 to the path %j without a request', async (path) => {
    expect((await request(path)).status).toBe(404);
    expect(upstream.requests).toEqual([]);
  });

  test.each([
    ['text/html', 200, 404],
    ['application/javascript', 200, 404],
    ['image/png', 404, 404],
    ['image/png', 403, 404],
    ['video/mp4', 206, 206],
    ['audio/mpeg', 200, 200],
    ['text/plain', 304, 304],
    ['text/plain', 416, 416],
  ])('turns %s with status %i into status %i', async (type, status, expected) => {
    upstream.handler = fileHandler(type, status === 304 ? '' : 'x', status);
    const response = await request(['media', ...type.split('/'), String(status)]);
    expect(response.status).toBe(expected);
    const isStorable = expected === 206 || expected === 200 || expected === 304;
    expect(response.headers.get('cache-control')).toBe(isStorable ? 'public, max-age=86400' : 'no-store');
  });

  test('responds 502 to failures without a cached image', async () => {
    upstream.handler = fileHandler('image/jpeg', 'x', 500);
    expect((await request(['new-1'])).status).toBe(502);
    upstream.handler = (request) => request.socket.resetAndDestroy();
    const broken = await request(['new-2']);
    upstream.handler = (_request, response) =>
      response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
    expect((await request(['moved'])).status).toBe(502);
    expect([broken.status, broken.headers.get('cache-control')]).toEqual([502, 'no-store']);
  });

  test.each([404, 500])('closes the connection of an endless body of status %i', async (status) => {
    const isClosed = new Promise<void>((resolve) => {
      upstream.handler = (_request, response) => {
        response.once('close', resolve);
        sendEndlessly(response.writeHead(status));
      };
    });
    expect((await request([`endless-${status}`])).status).toBe(status === 404 ? 404 : 502);
    await isClosed;
  });

  test('responds 504 to a timeout and aborts a stalled file', async () => {
    upstream.handler = (request, response) => {
      if (request.url?.endsWith('film'))
        response.writeHead(200, { 'content-type': 'video/mp4' }).write('half');
    };
    const readVideo = async () => (await request(['film'])).text();
    const [hung, video] = await whileCollectingGarbage(Promise.allSettled([request(['new-3']), readVideo()]));
    expect(hung).toMatchObject({ status: 'fulfilled', value: { status: 504 } });
    expect(video.status).toBe('rejected');
  });
});

describe('fetchUpload with an image cache', () => {
  const cachedImages = new Map<string, DiskCacheEntry>();
  beforeAll(async () => {
    const { registerImageCache } = await import('../cache/image-cache.ts');
    registerImageCache({
      get: async (key) => cachedImages.get(key) ?? null,
      set: async (key, entry) => void cachedImages.set(key, entry),
    });
  });
  beforeEach(() => cachedImages.clear());

  const fetchSummary = async (path: string[]) => {
    const response = await request(path);
    return [response.status, await response.text(), response.headers.get('content-type')];
  };

  test('serves a cached image while the upstream fails', async () => {
    expect(await fetchSummary(['a.jpg'])).toEqual([200, 'bytes', 'image/jpeg']);
    upstream.handler = fileHandler('image/jpeg', 'x', 503);
    expect(await fetchSummary(['a.jpg'])).toEqual([200, 'bytes', 'image/jpeg']);
    upstream.handler = (request) => request.socket.resetAndDestroy();
    expect(await fetchSummary(['a.jpg'])).toEqual([200, 'bytes', 'image/jpeg']);
    upstream.requests.length = 0;
    for (let failures = 0; breaker.state === 'closed' && failures < 50; failures += 1)
      breaker.recordFailure();
    expect(await fetchSummary(['a.jpg'])).toEqual([200, 'bytes', 'image/jpeg']);
    expect(upstream.requests).toEqual([]);
  });

  test('caches only complete images of at most 8 MiB', async () => {
    upstream.handler = fileHandler('video/mp4', 'film');
    await fetchSummary(['film']);
    upstream.handler = fileHandler('image/jpeg', '');
    await fetchSummary(['empty']);
    upstream.handler = fileHandler('image/jpeg', 'x'.repeat(8 * 1024 * 1024 + 1));
    await fetchSummary(['large']);
    upstream.handler = fileHandler('image/jpeg', 'part', 206);
    await fetchSummary(['part']);
    upstream.handler = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '9' }).write('half');
      setTimeout(() => response.destroy(), 20);
    };
    await fetchSummary(['half']).catch(() => {});
    expect([...cachedImages.keys()]).toEqual([]);
    upstream.handler = fileHandler('image/jpeg', 'x'.repeat(8 * 1024 * 1024));
    await fetchSummary(['largest']);
    expect([...cachedImages.keys()]).toEqual(['largest']);
  });
});
