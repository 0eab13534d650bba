import { readAddress } from './address.ts';
import { pageAt, tenants } from './testing.ts';

const kindOf = (url: string, method = 'GET', headers: Record<string, string> = {}) =>
  readAddress({ url, method, headers }, tenants).kind;

test('no parameter that a page does not know reaches Next', () => {
  const campaign = 'utm_source=x&token=secret&fbclid=1';
  expect(pageAt(`/?${campaign}`).url).toBe('/');
  expect(pageAt(`/ar/shop?page=2&${campaign}&category=tops`).url).toBe('/ar/shop?category=tops&page=2');
  expect(pageAt(`/auth/reset-password?${campaign}`).url).toBe('/auth/reset-password');
  expect(pageAt(`/shop/shop-details/abaya?${campaign}&color=Deep+Green`).url).toBe(
    '/shop/shop-details/abaya?color=deep+green',
  );
});

test('an address is asked for as it came, and a malformed one is not found', () => {
  for (const url of ['/', '/ar', '/ar/shop', '/shop/shop-details/%D8%B9']) expect(pageAt(url).url).toBe(url);
  expect(pageAt('/ar/shop/shop-details/%E0%A4%A?color=red').url).toBe('/ar/404');
  expect(pageAt('/\\elsewhere.example').url).toBe('/404');
  expect(readAddress({ url: '/cards/en/%E0%A4%A/x', headers: {} }, tenants)).toEqual({
    kind: 'refused',
    status: 404,
  });
});

test('a host that nobody knows is the first shop and makes no page of its own', () => {
  const own = pageAt('/', { host: 'localhost' });
  const unknown = pageAt('/', { host: 'made-up.example:81' });
  expect({ ...unknown, tenant: unknown.tenant.id }).toEqual({ ...own, tenant: 'rida' });
  expect(pageAt('/', { host: 'LAYL.localhost:3000' }).tenant.id).toBe('layl');
});

test('flight data keeps the parameter that Next names it by, apart from the page it belongs to', () => {
  const asked = pageAt('/shop?_rsc=abc&utm_source=x&page=2', { rsc: '1', host: 'localhost' });
  expect([asked.url, asked.flight, asked.form === 'html']).toEqual(['/shop?page=2', 'abc', false]);
  expect(pageAt('/shop?_rsc=abc').url).toBe('/shop');
  const [tree, head] = ['/_tree', '/_head'].map(
    (part) => pageAt('/shop?_rsc=a', { rsc: '1', 'next-router-segment-prefetch': part }).form,
  );
  expect(tree).not.toBe(head);
});

test.each([
  '/_next/static/a.js',
  '/_next/image?url=%2Fuploads%2Fa.webp&w=96&q=75',
  '/api/upstream/Auth/login',
  '/uploads/a.webp',
  '/cards/product/a',
  '/sitemap.xml',
  '/sitemaps/products-1.xml',
  '/feeds/google.xml',
  '/ar/feeds/meta.csv',
  '/ar/llms.txt',
  '/robots.txt',
  '/manifest.webmanifest',
])('%s passes by untouched', (url) => {
  expect(kindOf(url)).toBe('stream');
});

test('Markdown passes by for whoever prefers it, where there is some', () => {
  const headers = { accept: 'text/markdown' };
  expect(kindOf('/shop/shop-details/abaya', 'GET', headers)).toBe('stream');
  expect(kindOf('/ar/shop/shop-category/abayas', 'HEAD', headers)).toBe('stream');
  expect(kindOf('/shop', 'GET', headers)).toBe('page');
});

test('pages are read and nothing else, and what is no path is refused', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    expect(readAddress({ url: '/shop', method, headers: {} }, tenants)).toEqual({
      kind: 'refused',
      status: 405,
    });
  }
  expect(readAddress({ url: '*', method: 'OPTIONS', headers: {} }, tenants)).toEqual({
    kind: 'refused',
    status: 400,
  });
  expect(pageAt('http://elsewhere.example/shop?page=2').url).toBe('/shop?page=2');
});

test('only pages that are the same for everyone are shared', () => {
  expect(pageAt('/campaigns?from=2026-01-01').isShared).toBe(false);
  expect(pageAt('/ar/preview?address=x').isShared).toBe(false);
  expect(pageAt('/campaigns?from=2026-01-01').url).toBe('/campaigns?from=2026-01-01');
  expect(pageAt('/shop').isShared).toBe(true);
});
