import { readLink } from './link.ts';

describe('links', () => {
  test('a link is a same-site path or an https URL', () => {
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
  ])('%p is rejected', (value) => expect(readLink(value)).toBeNull());

  test('a link has at most 2000 characters', () => {
    const longest = `/${'a'.repeat(1999)}`;
    expect(readLink(longest)).toBe(longest);
    expect(readLink(`${longest}a`)).toBeNull();
  });
});
