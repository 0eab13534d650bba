import { rejectionStatus } from './passthrough.ts';

const imageStatus = (url: string) => rejectionStatus('GET', '/_next/image', `?url=${url}&w=180&q=75`);

describe('rejectionStatus', () => {
  test('rejects image URLs other than a file path below /uploads', () => {
    for (const url of ['/uploads/a.webp', '%2Fuploads%2Fhero%2Fa%20b.webp', '/uploads/100%2525.webp'])
      expect([url, imageStatus(url)]).toEqual([url, null]);
    const malformed = [
      '/uploads//a',
      '/uploads/',
      '/uploads/a/',
      '/uploads/%25',
      '/uploads/%5C%5Cx',
      '//uploads/a',
      '',
    ];
    for (const url of malformed) expect([url, imageStatus(url)]).toEqual([url, 400]);
    expect(rejectionStatus('GET', '/_next/image', '')).toBe(400);
  });

  test('rejects a path that fails the first or second decoding', () => {
    for (const path of [
      '/feeds/%25',
      '/_next/data/%25',
      '/ar/sitemaps/%25.xml',
      '/cards/en/%E0%A4%A/x',
      '/uploads/a\\b',
    ])
      expect([path, rejectionStatus('GET', path, '')]).toEqual([path, 404]);
    for (const path of ['/uploads/100%25.webp', '/cards/en/product/a%25b', '/feeds/google.xml'])
      expect([path, rejectionStatus('GET', path, '')]).toEqual([path, null]);
  });

  test('allows GET and HEAD, other methods for API routes, never TRACE', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'])
      for (const path of ['/icons/icon.svg', '/uploads/a.webp', '/robots.txt', '/_next/image'])
        expect([method, path, rejectionStatus(method, path, '')]).toEqual([method, path, 405]);
    expect(rejectionStatus('POST', '/api/revalidate', '')).toBeNull();
    expect(rejectionStatus('TRACE', '/api/health', '')).toBe(405);
  });
});
