import { uploadsUrl } from './uploads-url.ts';

const urlOf = (path: string) => uploadsUrl(path, 'https://api.shop.test:8443/v1/uploads/');

describe('uploads URLs', () => {
  test('a file path becomes a URL below /uploads/', () => {
    expect(urlOf('abaya/black.webp')).toBe('/uploads/abaya/black.webp');
    expect(urlOf('/abaya/black.webp')).toBe('/uploads/abaya/black.webp');
    expect(urlOf('\\abaya\\black.webp')).toBe('/uploads/abaya/black.webp');
    expect(urlOf(' ./abaya//black.webp ')).toBe('/uploads/abaya/black.webp');
  });

  test('a file path is percent-encoded exactly once', () => {
    expect(urlOf('new in/عباية #1.webp')).toBe(`/uploads/new%20in/${encodeURIComponent('عباية #1.webp')}`);
    expect(urlOf('new%20in/a.webp')).toBe('/uploads/new%20in/a.webp');
    expect(urlOf('100%.webp')).toBe('/uploads/100%25.webp');
    expect(urlOf('"><script>.webp')).toBe('/uploads/%22%3E%3Cscript%3E.webp');
  });

  test('the query of a file path stays', () => {
    expect(urlOf('a.webp?v=3 "x"')).toBe('/uploads/a.webp?v=3%20%22x%22');
  });

  test('an absolute URL below the uploads base becomes a storefront URL', () => {
    expect(urlOf('https://api.shop.test:8443/v1/uploads/abaya/a b.webp?v=2')).toBe(
      '/uploads/abaya/a%20b.webp?v=2',
    );
    expect(urlOf('HTTPS://API.SHOP.TEST:8443/v1/uploads/a.webp')).toBe('/uploads/a.webp');
  });

  test('other http and https URLs stay unchanged', () => {
    expect(urlOf('https://cdn.test/a.webp?w=1')).toBe('https://cdn.test/a.webp?w=1');
    expect(urlOf('http://cdn.test/a.webp')).toBe('http://cdn.test/a.webp');
    expect(urlOf('https://api.shop.test:8443/v1/uploads-old/a.webp')).toBe(
      'https://api.shop.test:8443/v1/uploads-old/a.webp',
    );
    expect(uploadsUrl('https://cdn.test/a.webp')).toBe('https://cdn.test/a.webp');
  });

  test('a protocol-relative URL stays on the storefront', () => {
    expect(urlOf('//evil.test/a.webp')).toBe('/uploads/evil.test/a.webp');
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg>',
    'file:///etc/passwd',
    '../secret',
    'a/../../secret',
    'a/%2e%2E/secret',
    'a/.%2e',
    '..\\secret',
    'a/..%2fsecret',
    'a/%5c..%5csecret',
    'https://api.shop.test:8443/v1/uploads/../orders',
    'https://user:password@cdn.test/a.webp',
    'https://user@cdn.test/a.webp',
    'https://:password@cdn.test/a.webp',
    'https://',
    'a%00.webp',
    'a\ud800.webp',
    '',
    ' ',
    '/',
    '.',
    'a'.repeat(3000),
  ])('%p is rejected', (path) => expect(urlOf(path)).toBeNull());

  test('a path has at most 2000 characters', () => {
    expect(urlOf('a'.repeat(2000))).toBe(`/uploads/${'a'.repeat(2000)}`);
    expect(urlOf('a'.repeat(2001))).toBeNull();
  });
});
