import { categoryQuerySlug, collectionTitle, nameFromEncodedSlug, titleFromEncodedSlug } from './slugs.ts';

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
    expect(collectionTitle('best-sellers', 'الأكثر مبيعًا', 'ar')).toBe('الأكثر مبيعًا');
    expect(collectionTitle('best-sellers', undefined, 'ar')).toBe('best sellers');
  });

  test.each([
    ['best-sellers', 'Best Sellers'],
    ['abayas-dresses', 'Abayas & Dresses'],
    ['abayas-and-dresses', 'Abayas & Dresses'],
    ['abayas--dresses', 'Abayas & Dresses'],
    ['Abayas-Dresses', 'Abayas, dresses'],
    ['womens-cafe-wear', 'Women’s Café Wear'],
    ['عبايات-مفتوحة', 'Open abayas'],
    [encodeURIComponent('عبايات'), 'Abayas'],
  ])('English pages use the name for the slug %s', (slug, name) => {
    expect(collectionTitle(slug, name, 'en')).toBe(name);
  });

  test.each([
    ['tops-2', 'Tops', 'tops 2'],
    ['summer', 'Winter', 'summer'],
    ['best-sellers', undefined, 'best sellers'],
  ])('English pages use the slug %s of another name', (slug, name, title) => {
    expect(collectionTitle(slug, name, 'en')).toBe(title);
  });

  test('a name from a slug begins with a capital letter', () => {
    expect(nameFromEncodedSlug('tops-2')).toBe('Tops 2');
  });
});
