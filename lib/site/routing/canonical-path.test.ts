import { safeRedirectTarget } from '../../platform/auth/redirect-target.ts';
import { localePath, paths } from '../../platform/urls/paths.ts';
import { canonicalPath } from './routes.ts';

/** Canonical path with its language prefix; null for a path that no page has. */
function canonical(path: string): string | null {
  const { locale, path: pagePath } = canonicalPath(path);
  return pagePath === null ? null : localePath(locale, pagePath);
}

describe('canonicalPath', () => {
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
    expect(canonical(alias)).toBe(target);
    expect(canonical(`/ar${alias}`)).toBe(target === '/' ? '/ar' : `/ar${target}`);
  });

  test.each(['/auth', '/authentication/login', '/auth/login'])(
    'no spelling of %s is a page to open after sign-in',
    (path) => {
      const spellings = [
        path,
        `${path}/`,
        path.toUpperCase(),
        path.replace('a', '%61'),
        path.replace('a', '%2561'),
        path.replaceAll('/', '//').slice(1),
        `/x/..${path}`,
        `${path}.`,
        `${path}%0A`,
        `${path}&utm_source=mail`,
      ].flatMap((spelling) => [spelling, `/ar${spelling}`, `/EN${spelling}`]);
      const withoutParameter = (spelling: string) => spelling.replace(/&.*/, '');
      for (const spelling of spellings) {
        expect(canonicalPath(withoutParameter(spelling)).path).toBe(paths.login);
        expect([spelling, safeRedirectTarget(spelling)]).toEqual([spelling, null]);
      }
    },
  );

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
    expect(canonical(path)).toBe(target);
    expect(canonical(target)).toBe(target);
  });

  test.each([
    ['/shop/../shop/./cart', '/shop/cart'],
    ['/shop/%2e%2E/pages/about', '/pages/about'],
    ['/api/../shop', '/shop'],
    ['/feeds/..', '/'],
    ['/../../shop/.', '/shop'],
    ['/shop/%63art', '/shop/cart'],
    ['/Shop/CART', '/shop/cart'],
    ['/ar/SHOP-DETAILS/Abaya', '/ar/shop/shop-details/Abaya'],
    ['/Robots.txt', '/robots.txt'],
    ['/shop/shop-details/%d8%b9', '/shop/shop-details/%D8%B9'],
    ['/shop/shop-details/a,b', '/shop/shop-details/a%2Cb'],
    ['/shop/shop-details/50%25', '/shop/shop-details/50%25'],
  ])('the path %s means the page %s', (path, target) => {
    expect(canonical(path)).toBe(target);
    expect(canonical(target)).toBe(target);
  });

  test.each([
    ['/shop%D8%8C', '/shop'],
    ['/shop)', '/shop'],
    ['/SHOP).', '/shop'],
    ['/shop/cart%20', '/shop/cart'],
    ['/shop/cart%0A', '/shop/cart'],
    ['/shop/shop-details/abaya%0d%0A%09/', '/shop/shop-details/abaya'],
    ['/shop/cart/%C2%BB', '/shop/cart'],
    ['/pages/about!', '/pages/about'],
    ['/%25%37%33hop', '/shop'],
    ['/cart%E2%80%9D', '/shop/cart'],
    ['/)', '/'],
    ['/shop/shop-details/abaya/%D8%8C', '/shop/shop-details/abaya'],
    ['/shop-details/abaya/).', '/shop/shop-details/abaya'],
  ])('%s is mended to %s in both languages', (path, target) => {
    expect(canonical(path)).toBe(target);
    expect(canonical(`/ar${path}`)).toBe(target === '/' ? '/ar' : `/ar${target}`);
  });

  test('mends a language', () => {
    expect(['/ar%D8%8C', '/ar.', '/AR)/shop'].map(canonical)).toEqual(['/ar', '/ar', '/ar/shop']);
  });

  test.each([
    '/shop/shop-details/abaya%D8%8C',
    '/shop/shop-details/%25D8%25B9',
    '/shop/shop-category/tops)',
    '/shopping.',
    '/shop/~/cached',
    '/shop%252Fcart',
    '/ar.example/shop',
  ])('%s stays as it is', (path) => {
    expect(canonical(path)).toBe(path);
  });

  test.each([
    '/shop%2Fcart',
    '/shop%5Ccart',
    '/shop\\cart',
    '/shop/cart%00',
    '/shop/shop-details/%E0%A4%A',
    '/shop/shop-details/a%0D%0Ab',
    '/shop/shop-details/\ud800',
  ])('no page has the path %j', (path) => {
    expect([canonical(path), canonicalPath(`/ar${path}`).locale]).toEqual([null, 'ar']);
  });

  test.each(['//evil.example', '/en//evil.example', '/ar///evil.example/'])('%s is no other host', (path) => {
    expect(canonical(path)).toMatch(/^(?:\/ar)?\/evil\.example$/);
  });

  test.each([
    '/',
    '/shop',
    '/shop/cart',
    '/pages/about',
    '/shop-details',
    '/shop-details/a/b',
    '/homeware',
    '/No/Page',
    '/ar',
    '/arcade/cart',
  ])('%s is canonical', (path) => {
    expect(canonical(path)).toBe(path);
  });
});
