import { splitCacheBudget } from '../../lib/platform/cache/cache-budget.ts';
import { invalidateLocally } from '../../lib/platform/cache/local-invalidation.ts';
import { type RenderContext, renderContext } from '../../lib/platform/cache/render-context.ts';
import { createDataCache } from './next-cache.ts';

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

  test('returns invalidated reads in place of a failed render only', () => {
    const request = createDataCache(splitCacheBudget(100)).forRequest();
    request.set('read', read(['home']), { tags: ['home'] });
    request.set('page', page('home'), fiveMinutes);
    invalidateLocally(['home']);
    renderContext.run({ tags: null, upstreamMs: 0, usesLastReads: true }, () => {
      expect([request.get('page', {}), request.get('read', {})]).toEqual([null, expect.anything()]);
      request.set('new page', page('menu'), fiveMinutes);
    });
    expect([request.get('read', {}), request.get('new page', {})]).toEqual([null, null]);
  });

  test('ends the lifetime of pages to the millisecond, never of reads', () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    const request = createDataCache(splitCacheBudget(100)).forRequest();
    request.set('page', page('home'), fiveMinutes);
    request.set('static page', page('home'), {});
    request.set('read', read(['home']), fiveMinutes);
    clock.mockReturnValue(now + 299_999);
    expect(request.get('page', {})).not.toBeNull();
    clock.mockReturnValue(now + 300_000);
    expect(request.get('page', {})).toBeNull();
    expect([request.get('static page', {}), request.get('read', {})]).not.toContain(null);
  });

  test('returns pages with their lifetime, also on another instance', async () => {
    const stored = new Map<string, unknown>();
    const instance = () =>
      createDataCache(splitCacheBudget(100), {
        invalidation: { position: () => '0-0', isUpToDate: () => true, stop() {} },
        cache: {
          get: async (key) => (stored.get(key) ?? null) as never,
          set: async (key, { value }) => void stored.set(key, value),
        },
      }).forRequest();
    const renderer = instance();
    renderer.set('page', page('home'), fiveMinutes);
    for (const request of [renderer, instance()])
      expect(await request.get('page', {})).toMatchObject(fiveMinutes);
  });

  test("records a page's tags in the render context", () => {
    const request = createDataCache(splitCacheBudget(100)).forRequest();
    for (const operation of ['set', 'get'] as const) {
      const context: RenderContext = { tags: null, upstreamMs: 0, usesLastReads: false };
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

describe('createDataCache with other instances', () => {
  type Cluster = NonNullable<Parameters<typeof createDataCache>[1]>;
  type SharedEntry = Parameters<Cluster['cache']['set']>[1];

  /** Creates two instances that share entries in a map, and records the keys that are read from it. */
  function startInstances() {
    const entries = new Map<string, SharedEntry>();
    const sharedReads: string[] = [];
    const cluster: Cluster = {
      invalidation: { isUpToDate: () => true, position: () => '7-0', stop: () => {} },
      cache: {
        async get(key) {
          sharedReads.push(key);
          return entries.get(key)?.value ?? null;
        },
        set: async (key, entry) => void entries.set(key, entry),
      },
    };
    const instances = [1, 2].map(() => createDataCache(splitCacheBudget(1), cluster));
    const [one, other] = instances.map((instance) => () => instance.forRequest());
    if (!one || !other) throw new Error('no instances');
    return { entries, sharedReads, one, other };
  }

  test('reads an entry of another instance once', async () => {
    const { entries, sharedReads, one, other } = startInstances();
    one().set('page', page('home,menu'), fiveMinutes);
    expect(entries.get('page')).toMatchObject({ tags: ['home', 'menu'], since: '7-0' });
    const context: RenderContext = { tags: null, upstreamMs: 0, usesLastReads: false };
    const shared = await renderContext.run(context, async () => other().get('page', {}));
    expect([shared?.value, context.tags]).toEqual([page('home,menu'), ['home', 'menu']]);
    expect((await other().get('page', {}))?.value).toEqual(shared?.value);
    expect(sharedReads).toEqual(['page']);
    expect(await other().get('missing', {})).toBeNull();
  });

  test('returns no shared page at the end of its lifetime', async () => {
    const { one, other } = startInstances();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    one().set('page', page('home'), fiveMinutes);
    clock.mockReturnValue(now + 300_000);
    expect(await other().get('page', {})).toBeNull();
  });

  test('returns no shared entry that is invalidated while it is read', async () => {
    const { one, other } = startInstances();
    one().set('page', page('home'), fiveMinutes);
    const reading = other().get('page', {});
    invalidateLocally(['home']);
    expect(await reading).toBeNull();
  });
});
