import { readFeaturedProducts, readFeatureTag } from './feature-tag.ts';
import { testReader } from './testing.ts';

describe('feature tag reader', () => {
  test.each([
    [
      { name: 'New', slug: 'new', code: 'NewIn' },
      { name: 'New', slug: 'new', code: 'NewIn' },
    ],
    [{ code: 'BestSellers' }, { name: 'Best Sellers', slug: 'best-sellers', code: 'BestSellers' }],
    [{ code: 'Top10Looks' }, { name: 'Top10 Looks', slug: 'top10-looks', code: 'Top10Looks' }],
    [
      { name: 'Best', code: 'BestSellers' },
      { name: 'Best', slug: 'best-sellers', code: 'BestSellers' },
    ],
    [
      { name: 'New', slug: 'new' },
      { name: 'New', slug: 'new', code: null },
    ],
  ])('reads %j as %j', (raw, tag) => expect(readFeatureTag(raw, testReader())).toMatchObject(tag));

  test('reads product count and image when the API sends them', () => {
    const tag = { name: 'New', slug: 'new' };
    const raw = { ...tag, productCount: '7', featuredImage: { filePath: 'new.webp' } };
    expect(readFeatureTag(raw, testReader())).toMatchObject({
      productCount: 7,
      image: '/uploads/new.webp',
    });
    expect(readFeatureTag(tag, testReader())).toMatchObject({ productCount: null, image: null });
  });

  test.each([
    [{ slug: 'new' }, 'featureTag.name'],
    [{ name: 'New' }, 'featureTag.slug'],
    [{ name: 'New', slug: 'a/b' }, 'featureTag.slug'],
    [null, 'featureTag.name'],
    ['New', 'featureTag.name'],
  ])('rejects %j and reports %s', (raw, field) => {
    const reader = testReader();
    expect(readFeatureTag(raw, reader)).toBeNull();
    expect(reader.unreadableFields).toEqual([field]);
  });

  test('reads the readable products of a home page tag', () => {
    const products = [{ id: 1, slug: 'a', title: 'A' }, {}];
    expect(readFeaturedProducts({ name: 'New', slug: 'new', products }, testReader())).toMatchObject({
      slug: 'new',
      products: [{ slug: 'a' }],
    });
    expect(readFeaturedProducts({ products }, testReader())).toBeNull();
  });
});
