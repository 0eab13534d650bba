import { aliasTarget } from './aliases.ts';

describe('URL aliases', () => {
  test.each([
    ['/home', '/'],
    ['/home/', '/'],
    ['/home/electronic', '/'],
    ['/shop-details/abaya', '/shop/shop-details/abaya'],
    ['/shop-details/%D8%B9%D8%A8%D8%A7%D9%8A%D8%A9', '/shop/shop-details/%D8%B9%D8%A8%D8%A7%D9%8A%D8%A9'],
    ['/shop-category', '/shop/shop-category'],
    ['/shop-category/tops', '/shop/shop-category/tops'],
    ['/shop-feature', '/shop/shop-feature'],
    ['/shop-feature/new-in', '/shop/shop-feature/new-in'],
    ['/wishlist', '/shop/wishlist'],
    ['/cart', '/shop/cart'],
    ['/compare', '/shop/compare'],
    ['/pages/cart', '/shop/cart'],
    ['/auth', '/auth/login'],
    ['/authentication/login', '/auth/login'],
  ])('%s is an alias of %s in both languages', (alias, target) => {
    expect(aliasTarget(alias)).toBe(target);
    expect(aliasTarget(`/ar${alias}`)).toBe(target === '/' ? '/ar' : `/ar${target}`);
  });

  test.each([
    ['/cart/', '/shop/cart'],
    ['/ar/home/', '/ar'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/ar/', '/ar'],
    ['/en/cart', '/shop/cart'],
    ['/en/home', '/'],
    ['/en/shop/cart/', '/shop/cart'],
    ['/AR/shop', '/ar/shop'],
    ['/EN/shop-category/tops/', '/shop/shop-category/tops'],
    ['/ar//shop//', '/ar/shop'],
  ])('%s redirects to the canonical %s in one step', (path, target) => {
    expect(aliasTarget(path)).toBe(target);
    expect(aliasTarget(target)).toBeNull();
  });

  test.each(['//evil.example', '/en//evil.example', '/ar///evil.example/'])(
    '%s does not redirect to another host',
    (path) => {
      expect(aliasTarget(path)).toMatch(/^(?:\/ar)?\/evil\.example$/);
    },
  );

  test.each([
    '/',
    '/shop',
    '/shop/cart',
    '/pages/about',
    '/shop-details',
    '/shop-details/a/b',
    '/homeware',
    '/ar',
    '/arcade/cart',
  ])('%s is canonical', (path) => {
    expect(aliasTarget(path)).toBeNull();
  });
});
