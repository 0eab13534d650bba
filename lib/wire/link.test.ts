import { readLink } from './link.ts';

test('a link leads to a path of this site or to an https address', () => {
  expect(readLink('/pages/about?x=1#team')).toBe('/pages/about?x=1#team');
  expect(readLink('/shop/عبايات')).toBe(`/shop/${encodeURIComponent('عبايات')}`);
  expect(readLink('https://instagram.com/rida')).toBe('https://instagram.com/rida');
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://shop.test',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/..//evil.test',
  'https://user@evil.test',
  'https://',
  'evil.test',
  '',
  'a'.repeat(5000),
])('%p leads nowhere', (value) => expect(readLink(value)).toBeNull());

test('a link of 2000 characters leads somewhere, a longer one nowhere', () => {
  const longest = `/${'a'.repeat(1999)}`;
  expect(readLink(longest)).toBe(longest);
  expect(readLink(`${longest}a`)).toBeNull();
});
