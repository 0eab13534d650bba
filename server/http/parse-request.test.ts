import { pageRequest, tenants } from '../pages/testing.ts';
import { parseRequest } from './parse-request.ts';

const kindOf = (url: string, method = 'GET', headers: Record<string, string> = {}) =>
  parseRequest({ url, method, headers }, tenants).kind;

describe('parseRequest', () => {
  test('drops parameters that the page does not know', () => {
    const unknown = 'utm_source=x&token=secret&fbclid=1';
    expect(pageRequest(`/?${unknown}`).url).toBe('/');
    expect(pageRequest(`/ar/shop?page=2&${unknown}&category=tops`).url).toBe('/ar/shop?category=tops&page=2');
    expect(pageRequest(`/auth/reset-password?${unknown}`).url).toBe('/auth/reset-password');
    expect(pageRequest(`/shop/shop-details/abaya?${unknown}&color=Deep+Green`).url).toBe(
      '/shop/shop-details/abaya?color=deep+green',
    );
  });

  test('turns a malformed path into the not-found page', () => {
    for (const url of ['/', '/ar', '/ar/shop', '/shop/shop-details/%D8%B9'])
      expect(pageRequest(url).url).toBe(url);
    expect(pageRequest('/ar/shop/shop-details/%E0%A4%A?color=red').url).toBe('/ar/404');
    expect(pageRequest('/\\elsewhere.example').url).toBe('/404');
    expect(parseRequest({ url: '/cards/en/%E0%A4%A/x', headers: {} }, tenants)).toEqual({
      kind: 'rejected',
      status: 404,
    });
  });

  test('turns every path without a route into the not-found page', () => {
    for (const url of [
      '/no-1',
      '/no-2?color=red',
      '/shop/no',
      '/shop/~/cached/-',
      '/feeds/a/b',
      '/favicon.ico.bak',
    ])
      expect(pageRequest(url).url).toBe('/404');
    expect(pageRequest('/ar/no-1').url).toBe('/ar/404');
  });

  test('leaves aliases to the middleware', () => {
    for (const url of ['/cart', '/en/shop', '/ar/', '/AR/shop', '/shop//cart/'])
      expect(pageRequest(url).url).toBe(url);
  });

  test('treats an unknown host as the first shop', () => {
    const firstShopRequest = pageRequest('/', { host: 'localhost' });
    const unknown = pageRequest('/', { host: 'made-up.example:81' });
    expect({ ...unknown, tenant: unknown.tenant.id }).toEqual({ ...firstShopRequest, tenant: 'rida' });
    expect(pageRequest('/', { host: 'LAYL.localhost:3000' }).tenant.id).toBe('layl');
  });

  test('separates the _rsc parameter and the segment from the URL', () => {
    const request = pageRequest('/shop?_rsc=abc&utm_source=x&page=2', { rsc: '1', host: 'localhost' });
    expect([request.url, request.rscParam, request.representation === 'html']).toEqual([
      '/shop?page=2',
      'abc',
      false,
    ]);
    expect(pageRequest('/shop?_rsc=abc').url).toBe('/shop');
    const [tree, head] = ['/_tree', '/_head'].map(
      (segment) =>
        pageRequest('/shop?_rsc=a', {
          rsc: '1',
          'next-router-prefetch': '1',
          'next-router-segment-prefetch': segment,
        }).representation,
    );
    expect(tree).not.toBe(head);
  });

  test.each<[string, Record<string, string>]>([
    ['an unknown RSC value', { rsc: 'x' }],
    ['an empty RSC value', { rsc: '' }],
    ['a repeated RSC value', { rsc: '1, 1' }],
  ])('treats %s as a request for the page, as Next does', (_name, headers) => {
    const { representation, rscParam, rscHeaders } = pageRequest('/shop?_rsc=a', headers);
    expect([representation, rscParam, rscHeaders]).toEqual(['html', null, {}]);
  });

  test('treats a segment without prefetch as the whole page, as Next does', () => {
    const wholePage = pageRequest('/shop?_rsc=a', { rsc: '1' });
    const segment = { rsc: '1', 'next-router-segment-prefetch': '/_tree' };
    for (const headers of [segment, { ...segment, 'next-router-prefetch': '2' }])
      expect(pageRequest('/shop?_rsc=a', headers).representation).toBe(wholePage.representation);
    const { representation } = pageRequest('/shop?_rsc=a', { ...segment, 'next-router-prefetch': '1' });
    expect(representation).toBe('/_tree');
  });

  test.each([
    '/_next/static/a.js',
    '/_next/image?url=%2Fuploads%2Fa.webp&w=180&q=75',
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
  ])('passes %s through', (url) => {
    expect(kindOf(url)).toBe('passthrough');
  });

  test('passes through requests that prefer an existing Markdown version', () => {
    const headers = { accept: 'text/markdown' };
    expect(kindOf('/shop/shop-details/abaya', 'GET', headers)).toBe('passthrough');
    expect(kindOf('/ar/shop/shop-category/abayas', 'HEAD', headers)).toBe('passthrough');
    expect(kindOf('/shop', 'GET', headers)).toBe('page');
  });

  test('rejects methods except GET and HEAD, and targets without a path', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      expect(parseRequest({ url: '/shop', method, headers: {} }, tenants)).toEqual({
        kind: 'rejected',
        status: 405,
      });
    }
    expect(parseRequest({ url: '*', method: 'OPTIONS', headers: {} }, tenants)).toEqual({
      kind: 'rejected',
      status: 400,
    });
    expect(pageRequest('http://elsewhere.example/shop?page=2').url).toBe('/shop?page=2');
  });

  test('shares all pages but the campaign report and the preview', () => {
    expect(pageRequest('/campaigns?from=2026-01-01').isShared).toBe(false);
    expect(pageRequest('/ar/preview?address=x').isShared).toBe(false);
    expect(pageRequest('/campaigns?from=2026-01-01').url).toBe('/campaigns?from=2026-01-01');
    expect(pageRequest('/shop').isShared).toBe(true);
  });
});
