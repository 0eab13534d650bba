import { invalidationCount } from '../../lib/platform/cache/local-invalidation.ts';
import type { CacheEntry } from './page-cache.ts';
import { buildResponse, noStore, type ResponseOptions } from './page-response.ts';
import type { RenderedPage } from './renderer.ts';
import { html, pageKey } from './testing.ts';

const rsc = { rsc: '1', host: 'localhost' };
const longPage = Buffer.from(html('a long page '.repeat(100)));

/** Builds the response to a page request; for RSC data with the headers `rsc`. */
function build(
  url: string,
  { headers, ...rendered }: Partial<RenderedPage> = {},
  {
    requestHeaders,
    previous,
    ...options
  }: Partial<ResponseOptions> & { requestHeaders?: Record<string, string>; previous?: CacheEntry } = {},
) {
  return buildResponse(
    pageKey(url, requestHeaders),
    {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=300', ...headers },
      body: longPage,
      tags: ['page'],
      since: invalidationCount(),
      renderMs: 1,
      upstreamMs: 1,
      ...rendered,
    },
    { contentSecurityPolicy: 'policy', sendsCacheTags: true, ...options },
    previous,
  );
}

/** Cache entry of a response that was stored `ageMs` ago. */
async function storedEntry(ageMs: number, rendered: Partial<RenderedPage> = {}): Promise<CacheEntry> {
  const { response } = await build('/', rendered);
  const storedAt = performance.now() - ageMs;
  return {
    response,
    key: pageKey('/'),
    isReused: false,
    scriptName: null,
    tags: [],
    since: 0,
    storedAt,
    staleAt: storedAt,
    expiresAt: Number.POSITIVE_INFINITY,
  };
}

afterEach(() => jest.restoreAllMocks());

describe('buildResponse', () => {
  test.each<[string, Partial<RenderedPage>, number]>([
    ['is that of the render', {}, 300],
    ['may be a second', { headers: { 'cache-control': 's-maxage=1' } }, 1],
    ['is zero without cache tags', { tags: null }, 0],
    ['is zero without s-maxage', { headers: { 'cache-control': 'no-cache' } }, 0],
    ['is zero for another status', { status: 404 }, 0],
  ])('lifetime in the page cache %s', async (_case, rendered, ttlSeconds) => {
    const built = await build('/', rendered);
    expect([built.ttlSeconds, built.response.etag !== null]).toEqual([ttlSeconds, ttlSeconds > 0]);
  });

  test('sends Cache-Tag only to a CDN, of responses with a lifetime', async () => {
    const cacheTag = async (...parameters: Parameters<typeof build>) =>
      (await build(...parameters)).response.headers['cache-tag'];
    expect(await cacheTag('/', { headers: { 'cache-control': 's-maxage=1' } })).toBe('page');
    expect(await cacheTag('/', {}, { sendsCacheTags: false })).toBeUndefined();
    expect(await cacheTag('/', { headers: { 'cache-control': 'no-cache' } })).toBeUndefined();
  });

  test.each<[string, Partial<RenderedPage>]>([
    ['without tags', { tags: null }],
    ['without a lifetime', { headers: { 'cache-control': 'private, max-age=0' } }],
    ['of an error', { status: 500 }],
    ['of another content type', { headers: { 'content-type': 'text/x-component' } }],
  ])('lets no cache store a response %s', async (_case, rendered) => {
    expect((await build('/', rendered)).response.headers['cache-control']).toBe(noStore);
  });

  test('lets caches store a missing page and a short lifetime', async () => {
    const cacheControl = async (rendered: Partial<RenderedPage>) =>
      (await build('/', rendered)).response.headers['cache-control'];
    expect(await cacheControl({ status: 404 })).toBe('s-maxage=300, stale-while-revalidate=86400');
    expect(await cacheControl({ headers: { 'cache-control': 's-maxage=1' } })).toBe(
      's-maxage=1, stale-while-revalidate=86400',
    );
  });

  test.each([
    [300, 's-maxage=300'],
    [301, 's-maxage=300, stale-while-revalidate=1'],
  ])('allows stale responses until the earliest expiry, in %s seconds', async (seconds, expected) => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const expiresAt = now + seconds * 1000;
    const built = await build('/', { tags: [`until-${expiresAt + 5000}`, `until-${expiresAt}`] });
    expect(built.expiresAt).toBe(expiresAt);
    expect(built.response.headers['cache-control']).toBe(expected);
  });

  test('extracts scripts only with a content security policy, only from HTML', async () => {
    const page = await build('/');
    expect(page.response.headers['content-security-policy']).toBe('policy');
    expect(page.script?.code).toContain('__next_f');
    const inline = await build('/', {}, { contentSecurityPolicy: null });
    expect([inline.script, inline.response.headers['content-security-policy']]).toEqual([null, undefined]);
    expect(inline.response.body.identity).toEqual(longPage);
    const headers = { 'content-type': 'text/x-component' };
    const payload = await build('/?_rsc', { headers }, { requestHeaders: rsc });
    expect([payload.script, payload.response.headers['content-security-policy']]).toEqual([null, undefined]);
    expect(payload.ttlSeconds).toBe(300);
  });

  test('drops headers of Next, and those for its router from HTML', async () => {
    const headers = {
      etag: 'W/"next"',
      'content-length': 3,
      'x-middleware-rewrite': '/rida/en',
      'x-nextjs-stale-time': 300,
      'x-count': 3,
      'x-absent': undefined,
      link: ['a', 'b'],
    };
    const { response } = await build('/', { headers });
    expect(response.headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': expect.any(String),
      'cache-tag': 'page',
      'content-security-policy': 'policy',
      'x-count': '3',
      link: ['a', 'b'],
      vary: 'Accept-Encoding',
    });
    const payload = await build(
      '/?_rsc',
      { headers: { ...headers, 'content-type': 'text/x-component' } },
      { requestHeaders: rsc },
    );
    expect(payload.response.headers['x-nextjs-stale-time']).toBe('300');
  });

  test('adds Accept to Vary of pages that are also Markdown', async () => {
    const vary = async (url: string) =>
      (await build(url, { headers: { vary: 'rsc, Accept, accept-encoding' } })).response.headers.vary;
    expect(await vary('/shop/shop-details/abaya')).toBe('Accept, rsc, Accept-Encoding');
    expect(await vary('/shop')).toBe('rsc, Accept-Encoding');
  });

  test.each([
    ['html', '/shop/shop-details/old', {}],
    ['flight', '/shop/shop-details/old?_rsc', rsc],
  ])('stores the location of a redirect as %s without a query', async (_representation, url, headers) => {
    const location = '/shop/shop-details/new?utm_source=a';
    const built = await build(url, { status: 308, headers: { location } }, { requestHeaders: headers });
    expect([built.response.headers.location, built.ttlSeconds]).toEqual(['/shop/shop-details/new', 300]);
  });

  test('reuses the compressed body only of an identical response', async () => {
    const previous = await storedEntry(0);
    expect((await build('/', {}, { previous })).response.body).toBe(previous.response.body);
    const other = await build('/', { body: Buffer.from(html('another page '.repeat(100))) }, { previous });
    expect(other.response.body.identity.toString()).toContain('another page');
    expect(other.response.etag).not.toBe(previous.response.etag);
  });

  test('compresses fast what is sent once or replaces a recent entry', async () => {
    const isFast = async (rendered: Partial<RenderedPage>, previous?: CacheEntry) =>
      (await build('/', rendered, previous && { previous })).response.body.isFastCompressed;
    const otherBody = { body: Buffer.from(html('other '.repeat(200))) };
    expect(await isFast({})).toBe(false);
    expect(await isFast({ headers: { 'cache-control': 's-maxage=1' } })).toBe(false);
    expect(await isFast({ tags: null })).toBe(true);
    expect(await isFast({}, await storedEntry(0, otherBody))).toBe(true);
    expect(await isFast({}, await storedEntry(3000, otherBody))).toBe(false);
  });
});
