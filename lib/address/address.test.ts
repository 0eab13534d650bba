import { readSlug } from '../wire/identifiers.ts';
import { absoluteAddress, alternates, localePath, paths } from './address.ts';
import { slugParam } from './slug-param.ts';

test('English has no prefix and Arabic has /ar', () => {
  expect(localePath('en', '/shop')).toBe('/shop');
  expect(localePath('ar', '/shop')).toBe('/ar/shop');
  expect(localePath('ar', '/')).toBe('/ar');
});

test('every page names itself in both languages and a default', () => {
  expect(alternates('https://rida.example', '/shop')).toEqual({
    en: 'https://rida.example/shop',
    ar: 'https://rida.example/ar/shop',
    'x-default': 'https://rida.example/shop',
  });
  expect(absoluteAddress('https://rida.example', 'ar', '/shop')).toBe('https://rida.example/ar/shop');
});

test('slugs are encoded in paths and decoded from them', () => {
  const slug = 'عباية & شال';
  const segment = paths.product(slug).split('/').at(-1) ?? '';
  expect(segment).not.toMatch(/[^\x20-\x7e]/);
  expect(slugParam(segment)).toBe(slug);
});

test('a slug may hold a per cent sign, whether its segment comes encoded or decoded', () => {
  for (const segment of ['50%25-silk', '50%-silk']) expect(slugParam(segment)).toBe('50%-silk');
});

test.each(['a'.repeat(200), 'a'.repeat(201), 'a/b', '..', ''])(
  'what an answer may call a product is what an address may: %s',
  (segment) => {
    expect(slugParam(encodeURIComponent(segment))).toBe(readSlug(segment));
  },
);
