import { invalidateTags, onBeforeInvalidate } from '../../lib/platform/cache/invalidate-tags.ts';
import { invalidateLocally } from '../../lib/platform/cache/local-invalidation.ts';
import { firstScripts } from './page-scripts.ts';
import { html, pageKey, type RenderStub, startPageServer } from './testing.ts';

const renderDefaults: RenderStub = () => ({});
const bodyWith = (text: string) => ({ body: Buffer.from(html(text)) });

/** A stub of Next. Renders other than the error page finish when the test calls their callback. */
function deferredRenders() {
  const finishCallbacks: (() => void)[] = [];
  const stub: RenderStub = ({ url }) =>
    url.endsWith('/error')
      ? {}
      : new Promise((resolve) =>
          finishCallbacks.push(() => resolve(bodyWith(`render ${finishCallbacks.length}`))),
        );
  return { stub, finishCallbacks };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => jest.restoreAllMocks());

describe('concurrent requests', () => {
  test('share one render of a page that is not cached', async () => {
    const { stub, finishCallbacks } = deferredRenders();
    const { get, renderedKeys } = await startPageServer(stub);
    const requests = Array.from({ length: 1000 }, () => get('/shop?utm_source=x'));
    await nextTurn();
    finishCallbacks[0]?.();
    const bodies = new Set((await Promise.all(requests)).map(({ body }) => body));
    expect([renderedKeys.length, bodies.size]).toEqual([1, 1]);
    await get('/shop');
    expect(renderedKeys).toHaveLength(1);
  });

  test('share no render that started before an invalidation', async () => {
    const { stub, finishCallbacks } = deferredRenders();
    const { get, renderedKeys } = await startPageServer(stub);
    const earlierResponse = get('/');
    await nextTurn();
    invalidateLocally(['page']);
    const laterResponses = [get('/'), get('/')];
    await nextTurn();
    expect(renderedKeys).toHaveLength(1);
    finishCallbacks[0]?.();
    expect((await earlierResponse).body).toContain('render 1');
    while (finishCallbacks.length < 2) await nextTurn();
    finishCallbacks[1]?.();
    for (const { body } of await Promise.all(laterResponses)) expect(body).toContain('render 2');
    invalidateLocally(['page']);
    const lastResponse = get('/');
    while (finishCallbacks.length < 3) await nextTurn();
    finishCallbacks[2]?.();
    expect((await lastResponse).body).toContain('render 3');
  });

  test('get an uncacheable response when a tag is invalidated meanwhile', async () => {
    const { stub, finishCallbacks } = deferredRenders();
    const { get, cache } = await startPageServer(stub);
    const response = get('/');
    while (finishCallbacks.length < 1) await nextTurn();
    invalidateLocally(['page']);
    finishCallbacks[0]?.();
    const { headers } = await response;
    expect(headers['cache-control']).toContain('no-store');
    expect([headers['cache-tag'], cache.peek(pageKey('/'))]).toEqual([undefined, undefined]);
  });

  test('render the representations of a page one after the other', async () => {
    const { stub, finishCallbacks } = deferredRenders();
    const { get, renderedKeys } = await startPageServer(stub);
    const responses = [get('/shop?page=2'), get('/shop?page=2&_rsc', { rsc: '1', host: 'localhost' })];
    for (let index = 0; index < 2; index += 1) {
      while (!finishCallbacks[index]) await nextTurn();
      await nextTurn();
      expect(renderedKeys).toHaveLength(index + 1);
      finishCallbacks[index]?.();
    }
    await Promise.all(responses);
  });

  test('for RSC data wait for an older render of the page', async () => {
    const { stub, finishCallbacks } = deferredRenders();
    const { get, renderedKeys } = await startPageServer(stub);
    const pageResponse = get('/');
    await nextTurn();
    invalidateLocally(['page']);
    const rscPayload = get('/?_rsc', { rsc: '1', host: 'localhost' });
    await nextTurn();
    expect(renderedKeys).toHaveLength(1);
    finishCallbacks[0]?.();
    await pageResponse;
    while (finishCallbacks.length < 2) await nextTurn();
    finishCallbacks[1]?.();
    expect((await rscPayload).body).toContain('render 2');
  });
});

describe('cached pages', () => {
  // Whole milliseconds, because differences of fractions are rounded.
  const now = 1_000_000;

  test('are served stale while they are revalidated', async () => {
    let renderCount = 0;
    const { get } = await startPageServer(() => {
      renderCount += 1;
      return bodyWith(`render ${renderCount}`);
    });
    expect((await get('/')).body).toContain('render 1');
    const rendered = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(rendered + 301_000);
    const stale = await get('/');
    expect(stale.body).toContain('render 1');
    expect(stale.headers['cache-status']).toMatch(/ttl=-/);
    expect(stale.headers.age).toBe('301');
    await nextTurn();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await get('/')).body).toContain('render 2');
  });

  test('become stale at the end of their lifetime, to the millisecond', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now);
    const { get, renderedKeys } = await startPageServer(renderDefaults);
    expect((await get('/')).headers['cache-status']).toBe('Rida; fwd=uri-miss; stored');
    clock.mockReturnValue(now + 299_000);
    expect((await get('/')).headers).toMatchObject({ age: '299', 'cache-status': 'Rida; hit; ttl=1' });
    clock.mockReturnValue(now + 299_999);
    await get('/');
    await nextTurn();
    expect(renderedKeys).toHaveLength(1);
    clock.mockReturnValue(now + 300_000);
    await get('/');
    await nextTurn();
    expect(renderedKeys).toHaveLength(2);
  });

  test('are not revalidated by each request while revalidation fails', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now);
    let isFailing = false;
    const { get, renderedKeys } = await startPageServer(() => (isFailing ? { status: 500, tags: null } : {}));
    await get('/');
    isFailing = true;
    for (const [laterMs, expectedCount] of [
      [300_000, 2],
      [302_000, 2],
      [304_000, 3],
    ] as const) {
      clock.mockReturnValue(now + laterMs);
      for (let time = 0; time < 3; time += 1) {
        expect((await get('/')).status).toBe(200);
        await nextTurn();
      }
      expect(renderedKeys).toHaveLength(expectedCount);
    }
  });

  test('are served stale, uncacheable, when rendering fails', async () => {
    let isFailing = false;
    const { get } = await startPageServer(({ url }) =>
      isFailing && url === '/' ? { status: 500, tags: null } : {},
    );
    await get('/');
    isFailing = true;
    invalidateLocally(['page']);
    const { status, headers } = await get('/');
    expect([status, headers.age]).toEqual([200, '0']);
    expect(headers['cache-status']).toContain('fwd=stale');
    expect(headers['cache-control']).toContain('no-store');
  });

  test('are not served past the end of a price', async () => {
    const expiresAt = Date.now() + 60_000;
    let isFailing = false;
    const { get } = await startPageServer(({ url }) =>
      url === '/' ? { tags: ['page', `until-${expiresAt}`], status: isFailing ? 500 : 200 } : {},
    );
    const { headers } = await get('/');
    expect(headers['cache-control']).toBe('s-maxage=300');
    isFailing = true;
    jest.spyOn(Date, 'now').mockReturnValue(expiresAt);
    expect((await get('/')).status).toBe(503);
  });

  test('are rendered again when a price ends meanwhile', async () => {
    const expiresAt = Date.now() + 60_000;
    const { get, renderedKeys } = await startPageServer(() => {
      if (renderedKeys.length > 1) return { body: Buffer.from(html('price 100.')) };
      jest.spyOn(Date, 'now').mockReturnValue(expiresAt);
      return { body: Buffer.from(html('price 60.')), tags: ['page', `until-${expiresAt}`] };
    });
    expect((await get('/')).body).toContain('price 100.');
    expect(renderedKeys).toHaveLength(2);
  });

  test('allow shared caches a day of stale-while-revalidate, less before an expiry', async () => {
    const { get } = await startPageServer(({ url }) => ({
      tags: url === '/' ? [`until-${Date.now() + 3_600_000}`] : [],
    }));
    const [, seconds] =
      /stale-while-revalidate=(\d+)/.exec((await get('/')).headers['cache-control'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(3200);
    expect(Number(seconds)).toBeLessThanOrEqual(3300);
    expect((await get('/shop')).headers['cache-control']).toBe('s-maxage=300, stale-while-revalidate=86400');
  });

  test('are not compressed again when a render is identical', async () => {
    const { get, cache } = await startPageServer(renderDefaults);
    const cachedBody = () => cache.peek(pageKey('/'))?.response.body;
    await get('/');
    const firstBody = cachedBody();
    invalidateLocally(['page']);
    await get('/');
    expect(firstBody).toBeDefined();
    expect(cachedBody()).toBe(firstBody);
  });

  test('are shared by unknown hosts and the first shop', async () => {
    const { get, renderedKeys } = await startPageServer(renderDefaults);
    for (const host of ['localhost', 'one.example', 'two.example:99']) await get('/', { host });
    expect(renderedKeys).toHaveLength(1);
    expect(renderedKeys[0]?.tenant.id).toBe('rida');
  });

  test('have Server-Timing when rendered, not when cached', async () => {
    const { get } = await startPageServer(renderDefaults);
    expect((await get('/')).headers['server-timing']).toBe('render;dur=30, upstream;dur=12');
    expect((await get('/')).headers['server-timing']).toBeUndefined();
  });

  test('have Cache-Tag for a CDN, not-found pages too', async () => {
    const { get } = await startPageServer(({ url }) =>
      url === '/shop' ? { status: 404, tags: ['listing'] } : {},
    );
    expect((await get('/')).headers['cache-tag']).toBe('page');
    expect((await get('/shop')).headers).toMatchObject({
      'cache-tag': 'listing,page',
      'cache-control': expect.stringContaining('s-maxage=300'),
    });
  });
});

describe('refreshHotPages', () => {
  test('regenerates hot pages before the commit, serving old ones meanwhile', async () => {
    const finishCallbacks: (() => void)[] = [];
    const { get, pages, renderedKeys } = await startPageServer(async () => {
      const number = renderedKeys.length;
      if (number > 3) await new Promise<void>((resolve) => finishCallbacks.push(resolve));
      return bodyWith(`render ${number}`);
    });
    for (const path of ['/', '/', '/shop', '/shop', '/pages/about']) await get(path);
    onBeforeInvalidate(pages.refreshHotPages);
    const invalidation = invalidateTags(['page']);
    while (finishCallbacks.length < 2) await nextTurn();
    expect((await get('/shop')).body).toContain('render 2');
    finishCallbacks[0]?.();
    while (!(await get('/shop')).body.includes('render 4')) await nextTurn();
    expect((await get('/')).body).toContain('render 1');
    finishCallbacks[1]?.();
    await invalidation;
    expect((await get('/')).body).toContain('render 5');
    expect(renderedKeys.map(({ url }) => url)).toEqual(['/', '/shop', '/pages/about', '/shop', '/']);
  });

  test('leaves fresh pages and RSC data', async () => {
    const { get, pages, renderedKeys } = await startPageServer(renderDefaults);
    const rscHeaders = { rsc: '1', host: 'localhost' };
    for (let time = 0; time < 2; time += 1) await get('/?_rsc', rscHeaders);
    const { signal } = new AbortController();
    invalidateLocally(['page']);
    await pages.refreshHotPages(signal);
    for (let time = 0; time < 2; time += 1) await get('/');
    await pages.refreshHotPages(signal);
    expect(renderedKeys).toHaveLength(2);
  });

  test('starts no render after the deadline', async () => {
    const { get, pages, renderedKeys } = await startPageServer(renderDefaults);
    for (let time = 0; time < 2; time += 1) await get('/');
    await pages.refreshHotPages(AbortSignal.abort());
    expect(renderedKeys).toHaveLength(1);
    invalidateLocally(['page']);
    await pages.refreshHotPages(new AbortController().signal);
    expect(renderedKeys).toHaveLength(2);
    expect((await get('/')).headers['cache-status']).toContain('hit');
  });
});

describe('error pages', () => {
  test('replace a 404 response without a cache entry', async () => {
    const { get, cache } = await startPageServer(({ url }) =>
      url.startsWith('/ar/shop/') ? { status: 404, tags: null } : {},
    );
    const notFoundBody = (await get('/ar/404')).body;
    const cacheSize = cache.sizeBytes();
    for (let number = 0; number < 100; number += 1) {
      const { status, body } = await get(`/ar/shop/shop-details/no-${number}`);
      expect([status, body]).toEqual([404, notFoundBody]);
    }
    expect(cache.sizeBytes()).toBe(cacheSize);
  });

  test('are rendered once for all paths without a route', async () => {
    const { get, renderedKeys } = await startPageServer(renderDefaults);
    for (let number = 0; number < 100; number += 1) {
      const { status, headers, body } = await get(`/ar/no-${number}?token=secret`);
      expect([status, headers['cache-control']]).toEqual([404, 's-maxage=300, stale-while-revalidate=86400']);
      expect(body).toContain('<p>/ar/404</p>');
    }
    expect(renderedKeys).toHaveLength(1);
  });

  test.each(['/auth/reset-password', '/shop'])('hide secrets in the URL of %s', async (path) => {
    const { get, pages } = await startPageServer(({ url }) =>
      url === path ? { status: 500, tags: null } : {},
    );
    const policy = path === '/shop' ? undefined : 'no-referrer';
    const { status, headers, body } = await get(path);
    expect([status, headers['Referrer-Policy']]).toEqual([503, policy]);
    expect(body).toContain(firstScripts().hidingSecrets.name);
    const { headers: rejectedHeaders } = await pages.rejectWithPage(pageKey(path), 1);
    expect(rejectedHeaders['Referrer-Policy']).toBe(policy);
  });

  test('of a missing page hide secrets in its URL', async () => {
    const { get } = await startPageServer(renderDefaults);
    expect((await get('/404')).body).toContain(firstScripts().hidingSecrets.name);
    expect((await get('/')).body).toContain(firstScripts().usual.name);
  });

  test('are cached only in the page cache, with status 503', async () => {
    const { get, renderedKeys } = await startPageServer(renderDefaults);
    for (let time = 0; time < 2; time += 1) {
      const { status, headers } = await get('/error');
      expect([status, headers.etag]).toEqual([503, undefined]);
      expect(headers['cache-control']).toContain('no-store');
    }
    expect(renderedKeys).toHaveLength(1);
  });

  test('replace a 5xx response by 503, uncacheable', async () => {
    const { get } = await startPageServer(({ url }) => (url === '/shop' ? { status: 500, tags: null } : {}));
    const { status, headers, body } = await get('/shop');
    expect(status).toBe(503);
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toContain('<p>/error</p>');
  });

  test('do not replace RSC data', async () => {
    const { get } = await startPageServer(() => ({ status: 500, tags: null, body: Buffer.from('failed') }));
    const { status, headers, body } = await get('/shop?_rsc', { rsc: '1', host: 'localhost' });
    expect([status, body]).toEqual([500, 'failed']);
    expect(headers['cache-control']).toContain('no-store');
  });

  test('have scripts that can be rebuilt', async () => {
    const [{ pages }, { pages: others }] = await Promise.all([
      startPageServer(renderDefaults),
      startPageServer(renderDefaults),
    ]);
    for (const url of ['/404', '/ar/error']) {
      const html = (await others.serve(pageKey(url))).response.body.identity.toString();
      const [name = ''] = /page-[\w-]+\.js/.exec(html) ?? [];
      const file = await pages.scriptOf(pageKey(url), name);
      expect(file?.body.identity.toString()).toContain('__next_f');
    }
  });

  test('fall back to a minimal 503 response when they cannot be rendered', async () => {
    const { get } = await startPageServer(() => Promise.reject(new Error('broken')));
    for (const url of ['/shop', '/404', '/error']) {
      const { status, headers, body } = await get(url);
      expect([status, headers['retry-after'], body.includes('503')]).toEqual([503, '5', true]);
      expect(headers['cache-control']).toContain('no-store');
    }
  });
});

describe('redirects', () => {
  test('are stored with one location, without a query', async () => {
    const location = ['/shop/shop-details/new?x=1', '/shop/shop-details/new?x=1'] as unknown as string;
    const { get, renderedKeys } = await startPageServer(() => ({
      status: 308,
      headers: { location, 'cache-control': 's-maxage=300' },
    }));
    for (const query of ['?utm_source=a', '?utm_source=b']) {
      const { status, headers } = await get(`/shop/shop-details/old${query}`);
      expect([status, headers.location]).toEqual([308, '/shop/shop-details/new']);
    }
    expect(renderedKeys).toHaveLength(1);
  });
});

describe('uncached responses', () => {
  test.each<[string, string, Record<string, string>]>([
    ['HTML to an RSC request', 'text/html; charset=utf-8', { rsc: '1' }],
    ['flight data to a page request', 'text/x-component', {}],
  ])('include responses of an unexpected content type: %s', async (_name, contentType, headers) => {
    const { get, cache, renderedKeys } = await startPageServer(() => ({
      headers: { 'content-type': contentType, 'cache-control': 's-maxage=300' },
    }));
    for (let time = 0; time < 2; time += 1) {
      const response = await get('/shop?_rsc', { ...headers, host: 'localhost' });
      expect(response.headers['cache-control']).toContain('no-store');
    }
    expect([renderedKeys.length, cache.sizeBytes()]).toEqual([2, 0]);
  });

  test('say in Cache-Status that they bypass the cache', async () => {
    const { get } = await startPageServer(() => ({ tags: null }));
    expect((await get('/')).headers['cache-status']).toBe('Rida; fwd=bypass');
  });
});
