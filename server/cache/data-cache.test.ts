import { invalidateLocally } from '../../lib/cache/local-invalidation.ts';
import { type RenderContext, renderContext } from '../../lib/cache/render-context.ts';
import { splitCacheBudget } from './cache-budget.ts';
import { createDataCache } from './data-cache.ts';

const page = (tags: string, bytes = 10) => ({
  kind: 'APP_PAGE',
  html: 'x'.repeat(bytes),
  headers: { 'x-next-cache-tags': tags },
});
const read = (tags: string[]) => ({ kind: 'FETCH', data: { body: '{}' }, tags });
const fiveMinutes = { cacheControl: { revalidate: 300 } };

afterEach(() => jest.restoreAllMocks());

describe('createDataCache', () => {
  test('drops results of requests that began before an invalidation', () => {
    const cache = createDataCache(splitCacheBudget(100));
    const earlierRequest = cache.forRequest();
    invalidateLocally(['product:a']);
    earlierRequest.set('page', page('product:a,menu'), fiveMinutes);
    earlierRequest.set('read', read(['product:a']), { tags: ['product:a'] });
    earlierRequest.set('other', read(['menu']), { tags: ['menu'] });
    const laterRequest = cache.forRequest();
    expect([laterRequest.get('page', {}), laterRequest.get('read', { tags: ['product:a'] })]).toEqual([
      null,
      null,
    ]);
    expect(laterRequest.get('other', { tags: ['menu'] })).not.toBeNull();
    laterRequest.set('page', page('product:a,menu'), fiveMinutes);
    expect(laterRequest.get('page', {})).not.toBeNull();
  });

  test('returns stale reads but no stale pages', async () => {
    const request = createDataCache(splitCacheBudget(100)).forRequest();
    request.set('page', page('home'), fiveMinutes);
    request.set('read', read(['home']), { tags: ['home'] });
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 301_000);
    expect(request.get('page', {})).toBeNull();
    const entry = await request.get('read', { tags: ['home'] });
    expect(entry?.lastModified).toBeLessThanOrEqual(now);
  });

  test("records a page's tags in the render context", () => {
    const request = createDataCache(splitCacheBudget(100)).forRequest();
    for (const operation of ['set', 'get'] as const) {
      const context: RenderContext = { tags: null, upstreamMs: 0 };
      renderContext.run(context, () => {
        if (operation === 'set') request.set('page', page('home,menu'), fiveMinutes);
        else request.get('page', {});
      });
      expect(context.tags).toEqual(['home', 'menu']);
    }
  });

  test('bounds pages without evicting reads', () => {
    const request = createDataCache(splitCacheBudget(100)).forRequest();
    request.set('read', read(['home']), { tags: ['home'] });
    for (let number = 0; number < 500; number += 1) {
      request.set(`page-${number}`, page('home', 100_000), fiveMinutes);
    }
    expect(request.get('page-0', {})).toBeNull();
    expect(request.get('page-499', {})).not.toBeNull();
    expect(request.get('read', {})).not.toBeNull();
  });

  test('counts the body of a document towards the memory limit', () => {
    const request = createDataCache(splitCacheBudget(8)).forRequest();
    const document = { kind: 'APP_ROUTE', body: Buffer.alloc(400_000) };
    for (const name of ['feed', 'sitemap', 'manifest']) request.set(name, document, fiveMinutes);
    expect(request.get('feed', {})).toBeNull();
    expect(request.get('manifest', {})).not.toBeNull();
  });

  test('evicts one-off reads before a read that was requested again', () => {
    const request = createDataCache(splitCacheBudget(1)).forRequest();
    const largeRead = { ...read([]), data: { body: 'x'.repeat(10_000) } };
    request.set('menu', largeRead, {});
    request.get('menu', {});
    for (let number = 0; number < 500; number += 1) request.set(`made-up-${number}`, largeRead, {});
    expect([request.get('menu', {}) !== null, request.get('made-up-0', {})]).toEqual([true, null]);
  });
});
