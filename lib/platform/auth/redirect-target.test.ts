import { safeRedirectTarget } from './redirect-target.ts';
import { returnPathOf } from './return-path.ts';

describe('redirect targets', () => {
  test.each([
    '/',
    '/shop',
    '/ar/shop?color=black#top',
    '/shop/cart',
    '/shop?searchText=a//b',
    '/author',
    '/ar/pages/profile?order=7',
  ])('safeRedirectTarget accepts %s', (path) => {
    expect(safeRedirectTarget(path)).toBe(path);
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
  ])('safeRedirectTarget rejects %s', (path) => {
    expect(safeRedirectTarget(path)).toBeNull();
  });

  test.each([
    '/auth/login',
    '/ar/auth/register?returnTo=/shop',
    '/auth',
    '/ar/auth/',
    '/en/auth/login',
    '/ar//auth/login',
    '/AUTH/login',
    '/AR/Auth/Login',
    '/%61uth/login',
    '/%2561uth/login',
    '/authentication/login',
    '/ar/authentication/login',
    '/shop/../auth/login',
    '/auth.',
    '/auth%0A',
    '/%C2%ABauth%C2%BB/login',
    '/auth&utm_source=mail',
  ])('safeRedirectTarget rejects the sign-in page %s', (path) => {
    expect(safeRedirectTarget(path)).toBeNull();
  });

  test.each([
    ['/shop', '?color=black', '/shop?color=black'],
    ['/ar/pages/policy', '?returnTo=/shop', '/ar/pages/policy?returnTo=/shop'],
    ['/auth/login', '?returnTo=/pages/checkout', '/pages/checkout'],
    ['/ar/auth/register', '?returnTo=%2Far%2Fshop%3Fcolor%3Dblack', '/ar/shop?color=black'],
    ['/auth/login', '', null],
  ])('returnPathOf %s%s is %s', (pathname, search, target) => {
    expect(returnPathOf({ pathname, search })).toBe(target);
  });

  test('safeRedirectTarget rejects more than 2000 characters', () => {
    const longest = `/${'a'.repeat(1999)}`;
    expect(safeRedirectTarget(longest)).toBe(longest);
    expect(safeRedirectTarget(`${longest}a`)).toBeNull();
  });
});
