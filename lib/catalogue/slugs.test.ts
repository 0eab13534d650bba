import { categoryQuerySlug, listingTitle, titleFromEncodedSlug } from './slugs.ts';

test("a category's query slug is lower-case, without '&', with hyphens for spaces", () => {
  expect(categoryQuerySlug('Open-Abayas')).toBe('open-abayas');
  expect(categoryQuerySlug('Jewelry & Beauty & Care')).toBe('jewelry--beauty--care');
  expect(categoryQuerySlug('عبايات مفتوحة')).toBe('عبايات-مفتوحة');
});

describe('titles from slugs', () => {
  test('hyphens become spaces', () => {
    expect(titleFromEncodedSlug('best-sellers-2')).toBe('best sellers 2');
    expect(titleFromEncodedSlug(encodeURIComponent('عبايات-مفتوحة'))).toBe('عبايات مفتوحة');
  });

  test('malformed percent-encoding stays as it is', () => {
    expect(titleFromEncodedSlug('100%-cotton')).toBe('100% cotton');
  });

  test('Arabic pages use the name when there is one', () => {
    expect(listingTitle('best-sellers', 'Best Sellers', 'en')).toBe('best sellers');
    expect(listingTitle('best-sellers', 'الأكثر مبيعًا', 'ar')).toBe('الأكثر مبيعًا');
    expect(listingTitle('best-sellers', undefined, 'ar')).toBe('best sellers');
  });
});
