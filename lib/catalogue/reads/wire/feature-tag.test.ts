import { readFeaturedProducts, readFeatureTag } from './feature-tag.ts';
import { testReadContext } from './testing.ts';

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
  ])('reads %j as %j', (raw, tag) => expect(readFeatureTag(raw, testReadContext())).toMatchObject(tag));

  test('reads product count and image when the API sends them', () => {
    const tag = { name: 'New', slug: 'new' };
    const raw = { ...tag, productCount: '7', featuredImage: { filePath: 'new.webp' } };
    expect(readFeatureTag(raw, testReadContext())).toMatchObject({
      productCount: 7,
      image: '/uploads/new.webp',
    });
    expect(readFeatureTag(tag, testReadContext())).toMatchObject({ productCount: null, image: null });
  });

  test.each([
    [{ slug: 'new' }, 'featureTag.name'],
    [{ name: 'New' }, 'featureTag.slug'],
    [{ name: 'New', slug: 'a/b' }, 'featureTag.slug'],
    [null, 'featureTag.name'],
    ['New', 'featureTag.name'],
  ])('rejects %j and reports %s', (raw, field) => {
    const context = testReadContext();
    expect(readFeatureTag(raw, context)).toBeNull();
    expect(context.unreadableFields).toEqual([field]);
  });

  test('reads the readable products of a home page tag', () => {
    const products = [{ id: 1, slug: 'a', title: 'A' }, {}];
    expect(readFeaturedProducts({ name: 'New', slug: 'new', products }, testReadContext())).toMatchObject({
      slug: 'new',
      products: [{ slug: 'a' }],
    });
    expect(readFeaturedProducts({ products }, testReadContext())).toBeNull();
  });
});
