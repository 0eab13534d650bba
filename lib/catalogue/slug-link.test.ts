import { categoryQuerySlug, titleFromSlug } from './slug-link.ts';

test("the category link of a product card is lower-cased, '&' removed, spaces turned to hyphens", () => {
  expect(categoryQuerySlug('Open-Abayas')).toBe('open-abayas');
  expect(categoryQuerySlug('Jewelry & Beauty & Care')).toBe('jewelry--beauty--care');
  expect(categoryQuerySlug('عبايات مفتوحة')).toBe('عبايات-مفتوحة');
});

test('the title of a listing is the slug with dashes turned into spaces', () => {
  expect(titleFromSlug('best-sellers-2')).toBe('best sellers 2');
  expect(titleFromSlug(encodeURIComponent('عبايات-مفتوحة'))).toBe('عبايات مفتوحة');
});

test('a slug that is no valid percent-encoding is taken as it is', () => {
  expect(titleFromSlug('100%-cotton')).toBe('100% cotton');
});
