import { readFeaturedProducts, readFeatureTag } from './feature-tag.ts';
import { testReader } from './testing.ts';

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
])('%j is the tag %j', (raw, tag) => expect(readFeatureTag(raw, testReader())).toEqual(tag));

test.each([{ slug: 'new' }, { name: 'New' }, { name: 'New', slug: 'a/b' }, null, 'New'])(
  '%j is no tag',
  (raw) => expect(readFeatureTag(raw, testReader())).toBeNull(),
);

test('a tag of the home page has the products that can be read', () => {
  const products = [{ id: 1, slug: 'a', title: 'A' }, {}];
  expect(readFeaturedProducts({ name: 'New', slug: 'new', products }, testReader())).toMatchObject({
    slug: 'new',
    products: [{ slug: 'a' }],
  });
  expect(readFeaturedProducts({ products }, testReader())).toBeNull();
});
