import { Tenants } from '../../platform/tenant/tenant.ts';
import { internalTarget, type Route, resolveRoute } from './resolve-route.ts';
import { searchInterpretationType } from './routes.ts';

const tenants = Tenants.parse(
  ['rida', 'layl'].map((id, index) => ({
    id,
    hosts: [index === 0 ? 'localhost' : 'layl.localhost'],
    name: { en: id, ar: id },
    contact: { email: 'care@shop.example' },
    social: { network: 'Instagram', handle: '@shop', url: 'https://social.example/shop', followers: 1 },
  })),
);
const flight = { rsc: '1' };
const product = '/shop/shop-details/abaya';

const resolve = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  resolveRoute({ url, method, headers: { host: 'localhost:3000', ...headers } }, tenants);

/** Key of a page that visitors share. */
function keyOf(url: string, headers?: Record<string, string>) {
  const route = resolve(url, headers);
  if (route.kind !== 'page') throw new Error(`${url} is a ${route.kind}`);
  return route.key;
}

function locationOf(url: string, headers?: Record<string, string>) {
  const route = resolve(url, headers);
  return route.kind === 'redirect' ? [route.status, route.location] : null;
}

const rejected = (status: number) => ({ kind: 'rejected', status });

describe('resolveRoute of pages', () => {
  test('drops parameters that the page does not know', () => {
    const unknown = 'utm_source=x&token=secret&fbclid=1';
    expect(keyOf(`/?${unknown}`).url).toBe('/');
    expect(keyOf(`/ar/shop?page=2&${unknown}&category=tops`).url).toBe('/ar/shop?category=tops&page=2');
    expect(keyOf(`/auth/reset-password?${unknown}`).url).toBe('/auth/reset-password');
  });

  test('keeps parameters that may be options of a product', () => {
    const query = 'utm_source=x&width=A&fbclid=1&length=52&size=M&Cut=b&color=Deep+Green';
    expect(keyOf(`${product}?${query}`).url).toBe(
      `${product}?color=deep+green&size=m&cut=b&length=52&width=a`,
    );
    const manyOptions = Array.from({ length: 20 }, (_, index) => `option-${index}=x`).join('&');
    expect(keyOf(`/shop/shop-details/abaya?${manyOptions}`).url.split('&')).toHaveLength(6);
  });

  test('reads names and values of other options in any spelling', () => {
    const own = keyOf(`${product}?size=52&cut=b&width=3`).url;
    expect(own).toBe(`${product}?size=52&cut=b&width=3`);
    for (const query of ['size=٥٢&Width=٣&CUT=B', 'size=۵۲&cut=b&Cut=c&width=%E2%80%8F3'])
      expect(keyOf(`${product}?${query}`).url).toBe(own);
    expect(keyOf(`${product}?SCCID=a&ReviewPages=2`).url).toBe(`${product}?reviewpages=2`);
  });

  test('turns malformed paths and paths without a route into the not-found page', () => {
    for (const path of [
      '/no-1',
      '/no-2?color=red',
      '/no/',
      '/No',
      '/shop/no',
      '/shop/~/cached/-',
      '/shop/%7E/cached/-',
      '/feeds/a/b',
      '/feeds/%25',
      '/favicon.ico.bak',
      '/shop/shop-details/%E0%A4%A?color=red',
      '/shop%2fcart',
      '/shop/cart%00',
      '/\\elsewhere.example',
      '//elsewhere.example',
    ])
      for (const [prefix, url] of [
        ['', '/404'],
        ['/ar', '/ar/404'],
      ]) {
        expect([prefix + path, keyOf(prefix + path).url]).toEqual([prefix + path, url]);
        expect(keyOf(prefix + path, flight).representation).toBe('flight');
      }
  });

  test('treats an unknown host as the first shop', () => {
    for (const host of ['localhost', 'made-up.example:81'])
      expect(keyOf('/', { host }).id).toBe(keyOf('/').id);
    expect(keyOf('/', { host: 'LAYL.localhost:3000' }).tenant.id).toBe('layl');
  });

  test('reads bytes outside ASCII as UTF-8', () => {
    const slug = Buffer.from('عباية').toString('latin1');
    expect(keyOf(`/shop/shop-details/${slug}`).url).toBe(`/shop/shop-details/${encodeURIComponent('عباية')}`);
  });

  test('distinguishes responses by tenant, language, path, known query and representation', () => {
    const segment = { ...flight, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
    const [, segmentUrl = ''] = locationOf('/shop', segment) ?? [];
    const keys = [
      keyOf('/shop'),
      keyOf('/shop', { host: 'layl.localhost' }),
      keyOf('/ar/shop'),
      keyOf('/shop?page=2'),
      keyOf('/shop?_rsc', flight),
      keyOf(String(segmentUrl), segment),
    ];
    expect(new Set(keys.map(({ id }) => id)).size).toBe(keys.length);
    expect(new Set(keys.map(({ pageId }) => pageId)).size).toBe(4);
  });

  test.each<[string, Record<string, string>]>([
    ['an unknown RSC value', { rsc: 'x' }],
    ['an empty RSC value', { rsc: '' }],
    ['a repeated RSC value', { rsc: '1, 1' }],
    ['no RSC header', { 'next-router-state-tree': '[]' }],
  ])('treats %s as a request for the page, as Next does', (_name, headers) => {
    expect(keyOf('/shop?_rsc=a', headers).id).toBe(keyOf('/shop').id);
  });

  test('treats a segment without prefetch as the whole page, as Next does', () => {
    const segment = { ...flight, 'next-router-segment-prefetch': '/_tree' };
    for (const headers of [segment, { ...segment, 'next-router-prefetch': '2' }]) {
      const [, url] = locationOf('/shop', headers) ?? [];
      expect(keyOf(String(url), headers).representation).toBe('flight');
    }
  });

  test('shares no personal page, and no flight data of a live listing', () => {
    const [, liveUrl = ''] = locationOf('/shop?color=Black', flight) ?? [];
    for (const [url, headers] of [
      ['/campaigns?from=2026-01-01', {}],
      ['/ar/preview?address=x', {}],
      ['/pages/alerts?token=x', {}],
      [String(liveUrl), flight],
    ] as const)
      expect([url, resolve(url, headers).kind]).toEqual([url, 'unshared-page']);
    expect(keyOf('/shop?color=Black').url).toBe('/shop?color=Black');
    expect(resolve('/campaigns?from=2026-01-01')).toMatchObject({
      page: { path: '/campaigns', query: new URLSearchParams('from=2026-01-01') },
    });
  });
});

describe('resolveRoute redirects', () => {
  const query = '?a=1&a=2&empty=&%5Bx%5D=%26&utm_source=x+y';

  test.each([
    ['/cart', 308, '/shop/cart'],
    ['/en/shop', 308, '/shop'],
    ['/AR/Shop-Category/Abayas/', 308, '/ar/shop/shop-category/Abayas'],
    ['/shop//./cart', 308, '/shop/cart'],
    ['/feeds/..', 308, '/'],
    ['/ar/Robots.txt', 308, '/ar/robots.txt'],
  ])('%s with the whole query', (path, status, target) => {
    expect(locationOf(path + query)).toEqual([status, target + query]);
  });

  test.each([
    [`${product}?Color=teal`, `${product}?color=teal`],
    [`${product}?SIZE=52&utm_Source=x&Length=54`, `${product}?size=52&utm_Source=x&length=54`],
    [`${product}?reviewpage=2&REVIEWSORT=helpful`, `${product}?reviewPage=2&reviewSort=helpful`],
    [`/ar${product}?size=52&amp;color=a%20b&amp;amp;Length`, `/ar${product}?size=52&color=a%20b&length`],
    ['/shop?MINPRICE=1000&a=%zz&maxprice=2+0', '/shop?minPrice=1000&a=%zz&maxPrice=2+0'],
    ['/shop?%63olor=a&Color=b,c&cOlor=d', '/shop?color=a&color=b,c&color=d'],
    ['/shop?Color=b&color=a&COLOR=c&Page=2', '/shop?color=a&page=2'],
    ['/shop?SearchText=%D8%B4%D8%A7%D9%84&&=x', '/shop?searchText=%D8%B4%D8%A7%D9%84&&=x'],
    ['/SHOP/?Page=2&UTM_source=x', '/shop?page=2&UTM_source=x'],
    ['/shop-category/abayas?SortBy=low', '/shop/shop-category/abayas?sortBy=low'],
    [`${product}&utm_source=a&Color=b%20c`, `${product}?utm_source=a&color=b%20c`],
    ['/ar/shop&amp;Page=2?utm_source=x&', '/ar/shop?page=2&utm_source=x&'],
    ['/ar/shop/wishlist?Items=abaya', '/ar/shop/wishlist?items=abaya'],
    [
      '/auth/reset-password?Token=S3c&Email=a%40b.example',
      '/auth/reset-password?token=S3c&email=a%40b.example',
    ],
    ['/auth/login?ReturnTo=%2Fshop%3FA%3D1', '/auth/login?returnTo=%2Fshop%3FA%3D1'],
    ['/pages/alerts?TOKEN=a', '/pages/alerts?token=a'],
    ['/pages/checkout/thank-you?Number=R-1', '/pages/checkout/thank-you?number=R-1'],
    ['/campaigns?From=2026-01-01&Touch=first', '/campaigns?from=2026-01-01&touch=first'],
  ])('%s to the own names of the parameters, once', (url, target) => {
    expect(locationOf(url)).toEqual([308, target]);
    expect(locationOf(target)).toBeNull();
  });

  test.each([
    '/?Color=teal',
    '/shop/cart?Page=2',
    `${product}?ranMID=1&ScCid=x&Coupon=EID&Width=a`,
    '/shop?ranMID=1&&color=&color=a&amp;b=1',
    '/no?Color=teal',
    '/no&utm_source=x',
    `${product}/more&utm_source=x`,
    '/shop?',
  ])('no names that the page does not know: %s', (url) => {
    expect(locationOf(url)).toBeNull();
  });

  test('flight requests with other names keep the parameter of their headers', () => {
    expect(locationOf('/shop?Color=teal&_rsc', flight)).toEqual([308, '/shop?color=teal&_rsc']);
  });

  test('flight requests to the parameter that names their headers', () => {
    expect(locationOf('/shop?utm_source=a&_rsc=x&b', flight)).toEqual([307, '/shop?utm_source=a&b&_rsc']);
    const headers = { ...flight, 'next-url': '/ar' };
    const [status, location] = locationOf('/shop?_rsc', headers) ?? [];
    expect(status).toBe(307);
    expect(location).toMatch(/^\/shop\?_rsc=[\w-]{16}$/);
    expect(locationOf(String(location), headers)).toBeNull();
  });
});

describe('resolveRoute of files, documents and API routes', () => {
  test.each([
    ['/_next/static/a.js', 'file'],
    ['/_next/image?url=%2Fuploads%2Fa.webp&w=180&q=75', 'file'],
    ['/api/upstream/Auth/login', 'api'],
    ['/api/products/?slug=a', 'api'],
    ['/uploads/a.webp', 'file'],
    ['/uploads/100%25.webp', 'file'],
    ['/cards/product/a%25b', 'file'],
    ['/sitemap.xml', 'document'],
    ['/sitemaps/products-1.xml', 'document'],
    ['/ar/feeds/meta.csv', 'document'],
    ['/ar/llms.txt', 'document'],
    ['/manifest.webmanifest', 'document'],
  ])('the URL %s leads to the route kind %s', (url, kind) => {
    expect(resolve(url).kind).toBe(kind);
  });

  test.each([
    '/api/../shop',
    '/api/%2e%2e/pages/about',
    '/api/..%2fshop',
    '/api/./products',
    '/api//products',
    '/api/..',
    '/uploads/%2E%2E/shop',
    '/uploads/a%5Cb',
    '/uploads/a\\b',
    '/cards/en/%E0%A4%A/x',
    '/icons/a%00',
    '/_next/../shop',
    '/_next/data/%25',
    '/fonts/#/../shop',
  ])('rejects %s, which could be read as another path', (url) => {
    for (const method of ['GET', 'POST']) expect(resolve(url, {}, method)).toEqual(rejected(404));
  });

  test('a page is Markdown where the request prefers it', () => {
    const headers = { accept: 'text/markdown' };
    expect(resolve('/shop/shop-details/abaya', headers)).toMatchObject({
      kind: 'document',
      isMarkdown: true,
    });
    expect(resolve('/ar/shop/shop-category/abayas', headers, 'HEAD').kind).toBe('document');
    expect(resolve('/shop', headers).kind).toBe('page');
    expect(resolve('/shop/shop-details/abaya?_rsc', { ...flight, ...headers }).kind).toBe('page');
  });

  test.each([
    ['text/markdown', true],
    ['TEXT/Markdown; charset=utf-8', true],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
    ['text/markdown, text/html', true],
    ['text/markdown, */*', true],
    ['text/html;q=0.5, text/markdown;q=0.6', true],
    ['text/html, text/markdown', false],
    ['text/html, text/markdown;q=0.9', false],
    ['*/*, text/markdown;q=0.5', false],
    ['text/html;q=0, text/markdown;q=0', false],
    ['text/markdown;q=nonsense', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['text/*', false],
    ['*/*', false],
    ['', false],
  ])('an Accept header of %j prefers Markdown: %s', (accept, expected) => {
    expect(resolve(product, { accept }).kind).toBe(expected ? 'document' : 'page');
  });

  test('the interpretation of a search is a document of the server', () => {
    const route = resolve('/ar/shop?searchText=size+52&utm_source=a', { accept: searchInterpretationType });
    expect(internalTarget(route)).toEqual({
      path: '/rida/ar/~/search-interpretation/searchText%3Dsize%2B52',
      status: 200,
    });
    expect(resolve('/shop/cart', { accept: searchInterpretationType }).kind).toBe('page');
  });

  test('a script names a page that visitors share', () => {
    const pageOf = (of: string) => {
      const route = resolve(`/scripts/page-x.js?for=${encodeURIComponent(of)}`);
      return route.kind === 'script' ? (route.page?.url ?? null) : undefined;
    };
    expect(pageOf('/ar/shop?page=2&utm_source=x')).toBe('/ar/shop?page=2');
    for (const of of [
      '',
      'shop',
      'http://localhost/shop',
      '/robots.txt',
      '/campaigns',
      '/cart',
      '/api/../shop',
    ])
      expect([of, pageOf(of)]).toEqual([of, null]);
    expect(keyOf('/scripts/x').url).toBe('/404');
  });

  test('rejects image URLs other than a file path below /uploads', () => {
    const image = (url: string) => resolve(`/_next/image?url=${url}&w=180&q=75`);
    for (const url of ['/uploads/a.webp', '%2Fuploads%2Fhero%2Fa%20b.webp', '/uploads/100%2525.webp'])
      expect([url, image(url).kind]).toEqual([url, 'file']);
    for (const url of [
      '/uploads//a',
      '/uploads/',
      '/uploads/a/',
      '/uploads/%25',
      '/uploads/%5C%5Cx',
      '//uploads/a',
      '',
    ])
      expect([url, image(url)]).toEqual([url, rejected(400)]);
    expect(resolve('/_next/image/')).toEqual(rejected(400));
  });

  test('allows GET and HEAD, other methods for API routes, never TRACE', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'])
      for (const path of [
        '/shop',
        '/cart',
        '/icons/icon.svg',
        '/uploads/a.webp',
        '/robots.txt',
        '/_next/image',
      ])
        expect([method, path, resolve(path, {}, method)]).toEqual([method, path, rejected(405)]);
    expect(resolve('/api/revalidate', {}, 'POST').kind).toBe('api');
    expect(resolve('/api/health', {}, 'TRACE')).toEqual(rejected(405));
  });

  test('rejects targets without a path, and ignores the origin of absolute targets', () => {
    expect(resolve('*', {}, 'OPTIONS')).toEqual(rejected(400));
    expect(keyOf('http://elsewhere.example/shop?page=2').url).toBe('/shop?page=2');
  });
});

describe('internalTarget', () => {
  const targetOf = (url: string, headers?: Record<string, string>) => internalTarget(resolve(url, headers));

  test.each([
    ['/', '/rida/en', 200],
    ['/ar/shop?page=2&utm_source=x', '/rida/ar/shop/~/cached/page%3D2', 200],
    ['/no', '/rida/en/404', 404],
    ['/ar/error', '/rida/ar/error', 503],
    ['/ar/preview?address=x', '/rida/ar/preview', 200],
    ['/sitemap.xml', '/rida/en/~/sitemap', 200],
  ])('of the URL %s is the path %s with status %s', (url, path, status) => {
    expect(targetOf(url)).toEqual({ path, status });
  });

  test('of other versions of a product is their path', () => {
    const product = '/ar/shop/shop-details/abaya?color=red';
    expect(targetOf(product, { accept: 'text/markdown' })?.path).toBe('/rida/ar/~/markdown/product/abaya');
    expect(targetOf(product, { accept: 'application/vnd.rida.valid-parameters+json' })?.path).toBe(
      '/rida/ar/~/options/abaya',
    );
  });

  test('of other routes is null', () => {
    const routes: Route[] = ['/cart', '/api/health', '/icons/icon.svg', '*'].map((url) => resolve(url));
    expect(routes.map(internalTarget)).toEqual([null, null, null, null]);
  });
});
