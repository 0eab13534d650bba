import { readSlug, readSlugSegment } from '../wire/identifiers.ts';
import { alternateUrls, localePath, localeUrl, optionsQuery, paths } from './paths.ts';

describe('page paths', () => {
  test('English has no prefix and Arabic has /ar', () => {
    expect(localePath('en', '/shop')).toBe('/shop');
    expect(localePath('ar', '/shop')).toBe('/ar/shop');
    expect(localePath('ar', '/')).toBe('/ar');
  });

  test('options are a query, empty without options', () => {
    expect(optionsQuery({ color: 'Black', size: 'M' })).toBe('?color=Black&size=M');
    expect(optionsQuery({ color: 'Black', size: null })).toBe('?color=Black');
    expect(optionsQuery({ color: null, size: 'M' })).toBe('?size=M');
    expect(optionsQuery({ color: null, size: null })).toBe('');
  });

  test('alternate URLs include both languages and a default', () => {
    expect(alternateUrls('https://rida.example', '/shop')).toEqual({
      en: 'https://rida.example/shop',
      ar: 'https://rida.example/ar/shop',
      'x-default': 'https://rida.example/shop',
    });
    expect(localeUrl('https://rida.example', 'ar', '/shop')).toBe('https://rida.example/ar/shop');
  });

  test('slugs are encoded in paths and decoded from them', () => {
    const slug = 'عباية & شال';
    const segment = paths.product(slug).split('/').at(-1) ?? '';
    expect(segment).not.toMatch(/[^\x20-\x7e]/);
    expect(readSlugSegment(segment)).toBe(slug);
  });

  test('a slug may contain a percent sign, encoded or decoded', () => {
    for (const segment of ['50%25-silk', '50%-silk']) expect(readSlugSegment(segment)).toBe('50%-silk');
  });

  test.each(['a'.repeat(200), 'a'.repeat(201), 'a/b', '..', ''])(
    'slugs follow the same rules in URLs and in responses: %s',
    (segment) => {
      expect(readSlugSegment(encodeURIComponent(segment))).toBe(readSlug(segment));
    },
  );
});
