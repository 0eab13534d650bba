import inject, { type InjectOptions } from 'light-my-request';
import { invalidateLocally } from '../../lib/platform/cache/local-invalidation.ts';
import type { PageKey } from '../../lib/site/routing/page-key.ts';
import { resolveRoute } from '../../lib/site/routing/resolve-route.ts';
import { encodeBody } from '../pages/page-cache.ts';
import { pageKey, startPageServer, tenants } from '../pages/testing.ts';
import { createFastPath, sendResponse } from './send-response.ts';

const requestHeaders = { host: 'localhost', accept: 'text/html', 'accept-encoding': 'br' };
const uncompressed = { ...requestHeaders, 'accept-encoding': 'identity' };
/** Status that only the test sends, where the fast path misses. */
const missStatus = 421;

const product = '/shop/shop-details/abaya';

/** Caches the home page by two regular requests, and returns the second response. */
async function cacheHome() {
  const { get, pages, cache } = await startPageServer(() => ({}));
  const stub = { tryFilterParameters: (key: PageKey): PageKey | undefined => key };
  const fastPath = createFastPath(cache, (key) => stub.tryFilterParameters(key), {
    'X-Content-Type-Options': 'nosniff',
  });
  const remember = (url: string) =>
    inject(
      (req, res) => {
        fastPath.remember(req, resolveRoute(req, tenants));
        res.end();
      },
      { url, headers: requestHeaders },
    );
  const requestRegularly = () =>
    inject(
      (req, res) => {
        pages.serve(pageKey('/')).then((page) => {
          fastPath.remember(req, resolveRoute(req, tenants));
          res.setHeader('X-Content-Type-Options', 'nosniff');
          sendResponse(req, res, page.response, page.headers);
        });
      },
      { url: '/', headers: requestHeaders },
    );
  const requestFast = (options: InjectOptions = {}) =>
    inject(
      (req, res) => {
        if (!fastPath.tryServe(req, res)) res.writeHead(missStatus).end();
      },
      { method: 'GET', url: '/', ...options, headers: { ...requestHeaders, ...options.headers } },
    );
  await requestRegularly();
  return { requestFast, remember, stub, get, cache, regularResponse: await requestRegularly() };
}

describe('createFastPath', () => {
  test('serves the same response as the regular path', async () => {
    const { requestFast, regularResponse } = await cacheHome();
    const fastResponse = await requestFast();
    expect({ ...fastResponse.headers, date: '' }).toEqual({ ...regularResponse.headers, date: '' });
    expect(fastResponse.rawPayload).toEqual(regularResponse.rawPayload);
    const uncompressedResponse = await requestFast({ headers: uncompressed });
    expect(uncompressedResponse.payload).toContain('<p>/</p>');
  });

  test('serves the current age', async () => {
    const { requestFast, cache } = await cacheHome();
    // Whole milliseconds, because differences of fractions are rounded.
    const storedAt = Math.floor(performance.now());
    Object.assign(cache.peek(pageKey('/')) ?? {}, { storedAt });
    const clock = jest.spyOn(performance, 'now');
    for (const [laterMs, age] of [
      [0, '0'],
      [2000, '2'],
      [2999, '2'],
      [3000, '3'],
    ] as const) {
      clock.mockReturnValue(storedAt + laterMs);
      expect((await requestFast()).headers.age).toBe(age);
    }
    clock.mockRestore();
  });

  test('remembers several requests', async () => {
    const { requestFast, remember } = await cacheHome();
    await remember('/?utm_source=x');
    for (const url of ['/', '/?utm_source=x']) expect((await requestFast({ url })).statusCode).toBe(200);
    const longUrl = `/?utm_source=${'x'.repeat(1000)}`;
    await remember(longUrl);
    expect((await requestFast({ url: longUrl })).statusCode).toBe(missStatus);
  });

  test('serves a recompressed body with its new length', async () => {
    const { requestFast, cache, regularResponse } = await cacheHome();
    const entry = cache.peek(pageKey('/'));
    const identity = Buffer.from('<p>/</p>'.repeat(100));
    if (entry) entry.response.body = await encodeBody(identity, { isFast: true });
    const { headers, rawPayload } = await requestFast();
    expect([rawPayload.length, headers['content-length']]).toEqual([
      entry?.response.body.br?.length,
      String(rawPayload.length),
    ]);
    expect(headers.etag).not.toBe(regularResponse.headers.etag);
  });

  test.each<[string, InjectOptions]>([
    ['for RSC data', { url: '/?_rsc', headers: { rsc: '1' } }],
    ['with If-None-Match', { headers: { 'if-none-match': '*' } }],
    ['with another Accept', { headers: { accept: 'text/markdown' } }],
    ['to another host', { headers: { host: 'layl.localhost' } }],
    ['with HEAD', { method: 'HEAD' }],
    ['with a query', { url: '/?page=2' }],
  ])('misses on a request %s', async (_difference, options) => {
    const { requestFast } = await cacheHome();
    expect((await requestFast(options)).statusCode).toBe(missStatus);
  });

  test('misses on stale and invalidated pages', async () => {
    const { requestFast } = await cacheHome();
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 301_000);
    expect((await requestFast()).statusCode).toBe(missStatus);
    clock.mockRestore();
    expect((await requestFast()).statusCode).toBe(200);
    invalidateLocally(['page']);
    expect((await requestFast()).statusCode).toBe(missStatus);
  });

  test('misses on pages that are not 200, or not shared', async () => {
    const { requestFast, remember, get } = await cacheHome();
    for (const url of ['/404', '/ar/error', '/no', '/cart']) {
      if (url !== '/cart') await get(url);
      await remember(url);
      expect([url, (await requestFast({ url })).statusCode]).toEqual([url, missStatus]);
    }
    await remember('/preview?address=x');
    expect((await requestFast({ url: '/preview?address=x' })).statusCode).toBe(missStatus);
  });

  test('looks up the options of a product at each request', async () => {
    const { requestFast, remember, stub, get } = await cacheHome();
    const url = `${product}?color=teal`;
    for (const each of [url, product]) await get(each);
    await remember(url);
    stub.tryFilterParameters = () => pageKey(product);
    expect((await requestFast({ url, headers: uncompressed })).payload).toContain(`<p>${product}</p>`);
    stub.tryFilterParameters = (key) => key;
    expect((await requestFast({ url, headers: uncompressed })).payload).toContain(`<p>${url}</p>`);
    stub.tryFilterParameters = () => undefined;
    expect((await requestFast({ url })).statusCode).toBe(missStatus);
  });

  test('forgets the least recently used of many requests, not all', async () => {
    const { requestFast, remember } = await cacheHome();
    for (let number = 0; number < 5001; number += 1) {
      await remember(`/?gclid=${number}`);
      if (number % 1000 === 0) expect((await requestFast()).statusCode).toBe(200);
    }
    expect((await requestFast()).statusCode).toBe(200);
    expect((await requestFast({ url: '/?gclid=0' })).statusCode).toBe(missStatus);
  });
});
