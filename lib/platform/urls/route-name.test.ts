import { routeName } from './route-name.ts';

describe('route names', () => {
  test.each([
    ['/', '/'],
    ['/ar', '/'],
    ['/ar/shop?page=2', '/shop'],
    ['/ar/shop/shop-details/abaya?color=red', '/shop/shop-details/*'],
    ['/pages/checkout/thank-you', '/pages/checkout/thank-you'],
    ['/api/upstream/Auth/login', '/api/upstream/*'],
    ['/_next/image?url=%2Fuploads%2Fa.webp&w=180&q=75', '/_next/image/*'],
    ['/api/health', '/api/health'],
  ])('the route of %s is %s', (url, name) => {
    expect(routeName(url)).toBe(name);
  });

  test('unknown paths share one name', () => {
    for (const url of ['/a', '/shop/b', '/auth/c', '/ar/pages/d', '*']) expect(routeName(url)).toBe('other');
  });
});
