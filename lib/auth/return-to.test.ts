import { returnFrom, safeReturn } from './return-to.ts';

test.each([
  '/',
  '/shop',
  '/ar/shop?color=black#top',
  '/shop/cart',
  '/shop?searchText=a//b',
  '/author',
  '/ar/pages/profile?order=7',
])('%s may be returned to', (path) => {
  expect(safeReturn(path)).toBe(path);
});

test.each([
  null,
  '',
  'shop',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  '/%2Fevil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/%252Fevil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example/shop',
  'https:/shop',
  'data:text/html,x',
  '%2F%2Fevil.example',
  `/${'a'.repeat(3000)}`,
])('%s is never returned to', (path) => {
  expect(safeReturn(path)).toBeNull();
});

test.each(['/auth/login', '/ar/auth/register?returnTo=/shop', '/authentication/login'])(
  '%s would only ask to sign in again',
  (path) => {
    expect(safeReturn(path)).toBeNull();
  },
);

test.each([
  ['/shop', '?color=black', '/shop?color=black'],
  ['/ar/pages/policy', '?returnTo=/shop', '/ar/pages/policy?returnTo=/shop'],
  ['/auth/login', '?returnTo=/pages/checkout', '/pages/checkout'],
  ['/ar/auth/register', '?returnTo=%2Far%2Fshop%3Fcolor%3Dblack', '/ar/shop?color=black'],
  ['/auth/login', '', null],
])('entering the account from %s%s leads back to %s', (pathname, search, target) => {
  expect(returnFrom({ pathname, search })).toBe(target);
});

test('a path of 2000 characters is returned to, a longer one is not', () => {
  const longest = `/${'a'.repeat(1999)}`;
  expect(safeReturn(longest)).toBe(longest);
  expect(safeReturn(`${longest}a`)).toBeNull();
});
