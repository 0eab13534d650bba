import { listingParams, readListingQuery, retryHref } from '../listing/address.ts';
import { readInnerQuery, writeInnerQuery } from './inner-query.ts';
import { publicAddress, publicPath } from './public-address.ts';
import { innerPath, isInnerPath, knownQuery, markdownPath } from './routes.ts';

const details = '/shop/shop-details/abaya';
const inner = (path: string, query = '') => innerPath(path, new URLSearchParams(query));
const known = (path: string, query: string) => String(knownQuery(path, new URLSearchParams(query)));

test.each([
  ['/rida/en/shop', '/shop'],
  ['/rida/ar', '/'],
  ['/ar/shop', '/shop'],
  ['/ar', '/'],
  ['/arcade', '/arcade'],
])('the page rendered at %s is shown to visitors as %s', (path, shown) => {
  expect(publicPath(path, 'rida')).toBe(shown);
});

test('a colour or size in a product address leads to that variant, whatever the letter case', () => {
  expect(inner(details, 'color=Deep Green&size=M')).toBe(
    inner(details, 'size=m&color= deep green&utm_source=x'),
  );
  expect(inner(details, 'color=Deep Green&size=M')).not.toBe(inner(details, 'size=M'));
});

test('other parameters, empty values and overlong ones lead to the plain page', () => {
  for (const query of ['', 'utm_source=x', 'color=', `color=${'x'.repeat(61)}`]) {
    expect(inner(details, query)).toBe(details);
  }
});

test('other pages know no parameters at all', () => {
  for (const path of ['/', '/shop/cart', '/auth/reset-password', '/shop/shop-category', '/nothing']) {
    expect(known(path, 'color=black&page=2&token=x&utm_source=x')).toBe('');
    expect(inner(path, 'color=black&page=2&token=x')).toBe(path);
  }
});

test('pages that read their query themselves keep all of it', () => {
  expect(known('/preview', 'address=x&b=1')).toBe('address=x&b=1');
  expect(inner('/preview', 'address=x')).toBe('/preview');
});

test('campaign parameters and order of parameters do not make another page', () => {
  const query = 'utm_source=x&category=tops&page=2&gclid=1';
  expect(known('/shop', query)).toBe('category=tops&page=2');
  expect(inner('/shop', query)).toBe(inner('/shop', 'page=2&category=tops'));
  expect(inner('/shop', query)).toMatch(/^\/shop\/~\/kept\//);
});

test('filtered listings, and those that are asked for once more, are not kept', () => {
  const again = retryHref('/shop', readListingQuery(new URLSearchParams('page=2'))).split('?')[1];
  for (const query of ['color=Black', again]) expect(inner('/shop', query)).toMatch(/^\/shop\/~\/live\//);
});

test('categories and feature tags are sorted and paged on kept pages of their own, and know no filters', () => {
  const category = '/shop/shop-category/abayas';
  expect(inner(category, 'utm_source=x&color=Black')).toBe(category);
  expect(inner(category, 'page=2&sortBy=low&color=Black')).toBe(inner(category, 'sortBy=low&page=2'));
});

test('a query that was written into a path is read back', () => {
  const query = new URLSearchParams({ searchText: 'عباية & "شال" 100%', color: 'Black,Sand' });
  expect(readInnerQuery(writeInnerQuery(query))).toEqual(query);
  expect(readInnerQuery(writeInnerQuery(new URLSearchParams()))?.size).toBe(0);
  expect(readInnerQuery('%E0')).toBeNull();
});

const addresses = [
  '/shop',
  '/shop?page=2',
  '/shop?category=dresses&page=3',
  '/shop?searchText=50%25+silk+%26+wool&color=Black%2C%D8%A3%D8%B3%D9%88%D8%AF',
  '/shop/shop-category/list?sortBy=low&page=2',
  '/shop/shop-feature/new%20in?page=2',
  '/shop/shop-details/variant?color=deep+green&size=m',
  '/shop/shop-details/abaya?size=50%25',
  '/sitemap.xml',
].map((address): [string, string] => {
  const { pathname, searchParams } = new URL(address, 'https://shop.example');
  return [address, innerPath(pathname, searchParams)];
});

test.each(addresses.slice(0, -1))('the server knows %s again from its inner path', (address, path) => {
  expect(path).not.toBe(address);
  const query = path.split('/').at(-1);
  const [plain] = address.split('?');
  for (const shown of [`/rida/ar${path}`, `/ar${plain}`]) {
    expect(publicAddress(shown, { tenant: 'rida', query })).toBe(address);
  }
});

test.each([...addresses, ['', '/~/markdown/product/x'], ['', '/shop/%7E/live/-']])(
  'what %s leads to is nothing that one may ask for',
  (_address, path) => {
    expect(isInnerPath(path)).toBe(true);
  },
);

test.each(['/', '/shop', '/shop/shop-category/list', '/shop/shop-details/variant', '/~x'])(
  '%s is no inner path',
  (path) => {
    expect(isInnerPath(path)).toBe(false);
  },
);

test('only products and categories have a page in Markdown', () => {
  expect(markdownPath(details)).toBe('/~/markdown/product/abaya');
  expect(markdownPath('/shop/shop-category/abayas')).toBe('/~/markdown/category/abayas');
  for (const path of ['/', '/shop', '/shop/shop-feature/new']) expect(markdownPath(path)).toBeNull();
});

test('a listing is the same whether read from its address or from its inner path', () => {
  const query = 'category=abayas&minPrice=100&color=Black%2CSand&sortBy=low&page=3';
  const read = readInnerQuery(inner('/shop', query).split('/').at(-1) ?? '');
  expect(String(read && listingParams(readListingQuery(read)))).toBe(query);
});
