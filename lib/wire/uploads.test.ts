import { uploadsAddress } from './uploads.ts';

const at = (path: string) => uploadsAddress(path, 'https://api.shop.test:8443/v1/uploads/');

test('a file path, with or without a leading slash, is an address below /uploads/', () => {
  expect(at('abaya/black.webp')).toBe('/uploads/abaya/black.webp');
  expect(at('/abaya/black.webp')).toBe('/uploads/abaya/black.webp');
  expect(at('\\abaya\\black.webp')).toBe('/uploads/abaya/black.webp');
  expect(at(' ./abaya//black.webp ')).toBe('/uploads/abaya/black.webp');
});

test('a file path is percent-encoded, once', () => {
  expect(at('new in/عباية #1.webp')).toBe(`/uploads/new%20in/${encodeURIComponent('عباية #1.webp')}`);
  expect(at('new%20in/a.webp')).toBe('/uploads/new%20in/a.webp');
  expect(at('100%.webp')).toBe('/uploads/100%25.webp');
  expect(at('"><script>.webp')).toBe('/uploads/%22%3E%3Cscript%3E.webp');
});

test('a query after a file path stays', () => {
  expect(at('a.webp?v=3 "x"')).toBe('/uploads/a.webp?v=3%20%22x%22');
});

test('an absolute address below the uploads base becomes an address of the storefront', () => {
  expect(at('https://api.shop.test:8443/v1/uploads/abaya/a b.webp?v=2')).toBe(
    '/uploads/abaya/a%20b.webp?v=2',
  );
  expect(at('HTTPS://API.SHOP.TEST:8443/v1/uploads/a.webp')).toBe('/uploads/a.webp');
});

test('any other http or https address stays', () => {
  expect(at('https://cdn.test/a.webp?w=1')).toBe('https://cdn.test/a.webp?w=1');
  expect(at('http://cdn.test/a.webp')).toBe('http://cdn.test/a.webp');
  expect(at('https://api.shop.test:8443/v1/uploads-old/a.webp')).toBe(
    'https://api.shop.test:8443/v1/uploads-old/a.webp',
  );
  expect(uploadsAddress('https://cdn.test/a.webp')).toBe('https://cdn.test/a.webp');
});

test('an address that names another host without a scheme stays on the storefront', () => {
  expect(at('//evil.test/a.webp')).toBe('/uploads/evil.test/a.webp');
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
  'https://',
  'a%00.webp',
  'a\ud800.webp',
  '',
  ' ',
  '/',
  '.',
  'a'.repeat(3000),
])('%p is dropped', (path) => expect(at(path)).toBeNull());

test('a path is read up to 2000 characters', () => {
  expect(at('a'.repeat(2000))).toBe(`/uploads/${'a'.repeat(2000)}`);
  expect(at('a'.repeat(2001))).toBeNull();
});
