import { absoluteAddress, alternates, localePath, paths } from './address.ts';
import { innerPath, isInnerPath } from './inner-path.ts';
import { publicAddress, publicPath } from './public-path.ts';
import { readSlug } from './slug-param.ts';
import { variantPath, wantedValue } from './variant-path.ts';

test('English has no prefix and Arabic has /ar', () => {
  expect(localePath('en', '/shop')).toBe('/shop');
  expect(localePath('ar', '/shop')).toBe('/ar/shop');
  expect(localePath('ar', '/')).toBe('/ar');
});

test('every page names itself in both languages and a default', () => {
  expect(alternates('https://rida.example', '/shop')).toEqual({
    en: 'https://rida.example/shop',
    ar: 'https://rida.example/ar/shop',
    'x-default': 'https://rida.example/shop',
  });
  expect(absoluteAddress('https://rida.example', 'ar', '/shop')).toBe('https://rida.example/ar/shop');
});

test('slugs are encoded in paths and decoded from them', () => {
  const slug = 'عباية & شال';
  const segment = paths.product(slug).split('/').at(-1) ?? '';
  expect(segment).not.toMatch(/[^\x20-\x7e]/);
  expect(readSlug(segment)).toBe(slug);
});

test.each(['%E0%A4%A', '', 'a'.repeat(201)])('a segment that cannot be a slug is none: %s', (segment) => {
  expect(readSlug(segment)).toBeNull();
});

test.each([
  ['/rida/en/shop', '/shop'],
  ['/rida/ar', '/'],
  ['/ar/shop', '/shop'],
  ['/ar', '/'],
  ['/arcade', '/arcade'],
])('the page rendered at %s is shown to visitors as %s', (inner, shown) => {
  expect(publicPath(inner, 'rida')).toBe(shown);
});

const details = '/en/shop/shop-details/abaya';

test('a colour or size in a product address leads to that variant, whatever the letter case', () => {
  expect(variantPath(details, new URLSearchParams('color=Deep Green&size=M'))).toBe(
    `${details}/variant/deep%20green/m`,
  );
  expect(variantPath(details, new URLSearchParams('size=M&utm_source=x'))).toBe(`${details}/variant/-/m`);
});

test('other parameters, empty values and overlong ones lead to the plain page', () => {
  for (const query of ['', 'utm_source=x', 'color=', 'color=-', `color=${'x'.repeat(61)}`]) {
    expect(variantPath(details, new URLSearchParams(query))).toBe(details);
  }
});

test('only product addresses preselect', () => {
  expect(variantPath('/en/shop', new URLSearchParams('color=black'))).toBe('/en/shop');
});

test('a value written into a path is read back', () => {
  const path = variantPath(details, new URLSearchParams({ color: 'أسود', size: '128 GB' }));
  const [color = '', size = ''] = path.split('/').slice(-2);
  expect([wantedValue(color), wantedValue(size), wantedValue('-'), wantedValue('%E0')]).toEqual([
    'أسود',
    '128 gb',
    null,
    null,
  ]);
});

const innerAddresses = [
  '/shop',
  '/shop?page=2',
  '/shop?category=dresses&page=3',
  '/shop?searchText=50%25+silk+%26+wool&color=Black%2C%D8%A3%D8%B3%D9%88%D8%AF',
  '/shop/shop-category/list?sortBy=low&page=2',
  '/shop/shop-feature/new%20in?page=2',
  '/shop/shop-details/variant?color=deep%20green&size=m',
  '/shop/shop-details/abaya?size=50%25',
  '/sitemap.xml',
  '/about',
].map((address): [string, string] => {
  const { pathname, searchParams } = new URL(address, 'https://shop.example');
  return [address, innerPath(`/ar${pathname}`, searchParams)];
});

test.each(innerAddresses.slice(0, -2))('the server knows %s again from its inner path', (address, inner) => {
  expect(inner).not.toBe(`/ar${address}`);
  const [, listing] = /\/list(?:ing\/\w+)?\/([^/]+)$/.exec(inner) ?? [];
  const [, color, size] = /\/variant\/([^/]+)\/([^/]+)$/.exec(inner) ?? [];
  const params = { tenant: 'rida', query: listing, color, size };
  const { pathname } = new URL(address, 'https://shop.example');
  for (const path of [`/rida${inner}`, `/ar${pathname}`]) expect(publicAddress(path, params)).toBe(address);
});

test.each([
  ...innerAddresses.slice(1, -1),
  ['', '/en/markdown/product/x'],
  ['', '/en/shop/%6Cisting/live/-'],
])('what %s leads to is nothing that one may ask for', (_address, inner) => {
  expect(isInnerPath(inner)).toBe(true);
});

test.each([
  '/en',
  '/en/shop',
  '/en/shop/shop-category/list',
  '/ar/shop/shop-details/variant',
  '/en/shop/cart',
])('%s is no inner path', (path) => {
  expect(isInnerPath(path)).toBe(false);
});
