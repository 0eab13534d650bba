import { readListingQuery } from '../../catalogue/listing/read-query.ts';
import { listingParams, retryHref } from '../../catalogue/listing/url.ts';
import { secretPagePattern } from '../../platform/urls/secret-pages.ts';
import { encodeQuerySegment, parseQuerySegment, publicUrl, withoutPrefix } from './internal-url.ts';
import { knownQuery, pagesWithParameters } from './page-key.ts';
import { expectedStatus, internalPath, isDocument, markdownPath, routePaths } from './routes.ts';

const details = '/shop/shop-details/abaya';
const internal = (path: string, query = '') => internalPath(path, new URLSearchParams(query));
const known = (path: string, query: string) => String(knownQuery(path, new URLSearchParams(query)));

describe('routing', () => {
  test.each([
    ['/rida/en/shop', '/shop'],
    ['/rida/ar', '/'],
    ['/ar/shop', '/shop'],
    ['/ar', '/'],
    ['/arcade', '/arcade'],
  ])('withoutPrefix turns %s into %s', (path, expected) => {
    expect(withoutPrefix(path, 'rida')).toBe(expected);
  });

  test('withoutPrefix without a tenant strips only a language', () => {
    const paths = ['/undefined/en/shop', '/ar/shop', '/ar', '/'];
    expect(paths.map((path) => withoutPrefix(path, undefined))).toEqual([
      '/undefined/en/shop',
      '/shop',
      '/',
      '/',
    ]);
  });

  test('internalPath differs by colour and size, ignoring letter case', () => {
    expect(internal(details, 'color=Deep Green&size=M')).toBe(
      internal(details, 'size=m&color= deep green&utm_source=x'),
    );
    expect(internal(details, 'color=Deep Green&size=M')).not.toBe(internal(details, 'size=M'));
  });

  test('internalPath differs by page of reviews, except for the first', () => {
    expect(internal(details, 'reviewPage=2')).toBe(internal(details, 'utm_source=x&reviewPage=2'));
    expect(internal(details, 'reviewPage=2')).not.toBe(internal(details, 'reviewPage=3'));
    for (const page of ['1', '0', '-2', 'two']) expect(internal(details, `reviewPage=${page}`)).toBe(details);
    for (const page of ['1001', '9999'])
      expect(internal(details, `reviewPage=${page}`)).toBe(internal(details, 'reviewPage=1000'));
  });

  test('drops unknown, empty and overlong parameters of a product', () => {
    for (const query of ['', 'utm_source=x', 'color=', `color=${'x'.repeat(61)}`]) {
      expect(internal(details, query)).toBe(details);
    }
  });

  test('drops all parameters of other pages', () => {
    for (const path of ['/', '/shop/cart', '/auth/reset-password', '/shop/shop-category', '/nothing']) {
      expect(known(path, 'color=black&page=2&token=x&utm_source=x')).toBe('');
      expect(internal(path, 'color=black&page=2&token=x')).toBe(path);
    }
  });

  test('keeps the query of pages that read it themselves', () => {
    expect(known('/preview', 'address=x&b=1')).toBe('address=x&b=1');
    expect(internal('/preview', 'address=x')).toBe('/preview');
  });

  test('ignores campaign parameters and parameter order', () => {
    const query = 'utm_source=x&category=tops&page=2&gclid=1';
    expect(known('/shop', query)).toBe('category=tops&page=2');
    expect(internal('/shop', query)).toBe(internal('/shop', 'page=2&category=tops'));
    expect(internal('/shop', query)).toMatch(/^\/shop\/~\/cached\//);
  });

  test('renders filtered and retried listings live', () => {
    const retryQuery = retryHref('/shop', readListingQuery(new URLSearchParams('page=2'))).split('?')[1];
    for (const query of ['color=Black', retryQuery])
      expect(internal('/shop', query)).toMatch(/^\/shop\/~\/live\//);
  });

  test('caches sorted and paged categories without filters', () => {
    const category = '/shop/shop-category/abayas';
    expect(internal(category, 'utm_source=x&color=Black')).toBe(category);
    expect(internal(category, 'page=2&sortBy=low&color=Black')).toBe(internal(category, 'sortBy=low&page=2'));
  });

  test('parses an encoded query segment', () => {
    const query = new URLSearchParams({ searchText: 'عباية & "شال" 100%', color: 'Black,Sand' });
    expect(parseQuerySegment(encodeQuerySegment(query))).toEqual(query);
    expect(parseQuerySegment(encodeQuerySegment(new URLSearchParams()))?.size).toBe(0);
    expect(parseQuerySegment('%E0')).toBeNull();
  });

  const urlsWithInternalPath = [
    '/shop',
    '/shop?page=2',
    '/shop?category=dresses&page=3',
    '/shop?searchText=50%25+silk+%26+wool&color=Black%2C%D8%A3%D8%B3%D9%88%D8%AF',
    '/shop/shop-category/list?sortBy=low&page=2',
    '/shop/shop-feature/new%20in?page=2',
    '/shop/shop-details/variant?color=deep+green&size=m',
    '/shop/shop-details/abaya?size=50%25',
    '/shop/shop-details/abaya?color=black&reviewPage=3',
  ].map((url): [string, string] => {
    const { pathname, searchParams } = new URL(url, 'https://shop.example');
    return [url, internalPath(pathname, searchParams)];
  });

  test.each(urlsWithInternalPath)('publicUrl restores %s from its internal path', (url, path) => {
    expect(path).not.toBe(url);
    const query = path.split('/').at(-1);
    const [publicPathname] = url.split('?');
    for (const pathname of [`/rida/ar${path}`, `/ar${publicPathname}`]) {
      expect(publicUrl(pathname, { tenant: 'rida', query })).toBe(url);
    }
  });

  test.each([
    '/',
    '/shop',
    details,
    '/pages/profile',
    '/shop/shop-details-list',
    '/preview',
    '/feeds/google.xml',
  ])('expectedStatus is 200 for the page or document %s', (path) => {
    expect(expectedStatus(path)).toBe(200);
  });

  test.each([
    '/404',
    '/nothing',
    '/shop/nothing',
    `${details}/more`,
    '/shop/shop-details',
    '/feeds',
    '/feeds/a/b',
  ])('expectedStatus is 404 for the unknown path %s', (path) => {
    expect(expectedStatus(path)).toBe(404);
  });

  test.each([
    ...urlsWithInternalPath.map(([, path]) => path),
    '/~/sitemap',
    '/~/markdown/product/x',
    '/shop/%7E/live/-',
  ])('expectedStatus is 404 for the internal path %s', (path) => {
    expect(expectedStatus(path)).toBe(404);
  });

  test('expectedStatus is 503 for the error page', () => {
    expect(expectedStatus('/error')).toBe(503);
  });

  test('isDocument is true for feeds and sitemaps, not for pages', () => {
    const documents = ['/sitemap.xml', '/sitemaps/products-1.xml', '/feeds/meta.csv', '/app-icons/192.png'];
    expect(documents.filter((path) => !isDocument(path))).toEqual([]);
    expect(['/', '/shop', '/sitemapXxml', '/feeds/'].filter(isDocument)).toEqual([]);
  });

  test('markdownPath is null except for products and categories', () => {
    expect(markdownPath(details)).toBe('/~/markdown/product/abaya');
    expect(markdownPath('/shop/shop-category/abayas')).toBe('/~/markdown/category/abayas');
    for (const path of ['/', '/shop', '/shop/shop-feature/new']) expect(markdownPath(path)).toBeNull();
  });

  test('carries the query of a listing through its internal path', () => {
    const query = 'category=abayas&minPrice=100&color=Black%2CSand&sortBy=low&page=3';
    const parsed = parseQuerySegment(internal('/shop', query).split('/').at(-1) ?? '');
    expect(String(parsed && listingParams(readListingQuery(parsed)))).toBe(query);
  });
});

test('every known parameter has its own spelling', () => {
  const values = { exactText: '1', status: 'in-stock', sortBy: 'low', pageSize: '15', reviewSort: 'helpful' };
  for (const { path, isPersonal, parameterNames, knownParameters } of pagesWithParameters) {
    const query = new URLSearchParams(parameterNames.map((name) => [name, '2']));
    for (const [name, value] of Object.entries(values)) if (query.has(name)) query.set(name, value);
    expect([path, ...knownParameters(query).keys()].sort()).toEqual([path, ...parameterNames].sort());
    const otherPages = pagesWithParameters.flatMap((page) => page.parameterNames);
    const foreign = new URLSearchParams(otherPages.map((name) => [name, '2']));
    if (!isPersonal && !path.includes('shop-details'))
      expect([...knownParameters(foreign).keys()].filter((name) => !parameterNames.includes(name))).toEqual(
        [],
      );
  }
});

test('two pages have a secret in their address', () => {
  const secretPaths = routePaths.filter((path) => secretPagePattern.test(path));
  expect(secretPaths.sort()).toEqual(['/auth/reset-password', '/pages/alerts']);
});
