import { product } from '../product/testing.ts';
import { builtInFeatures, findFeatureTag, productsOfFeature } from './features.ts';

describe('feature tags', () => {
  test('products are found by the code of their tag', () => {
    const items = [product({})];
    const features = [{ code: 'BestSellers', name: 'x', slug: 'y', products: items }];
    expect(productsOfFeature(features, builtInFeatures.bestSellers)).toBe(items);
    expect(productsOfFeature(features, builtInFeatures.shopTheLook)).toEqual([]);
  });

  test('a tag is found by its code, else by its slug', () => {
    const coded = { name: 'Loved', slug: 'loved', code: 'BestSellers' };
    const plain = { name: 'Best Sellers', slug: 'best-sellers', code: null };
    expect(findFeatureTag([plain, coded], builtInFeatures.bestSellers)).toBe(coded);
    expect(findFeatureTag([plain], builtInFeatures.bestSellers)).toBe(plain);
    expect(findFeatureTag([plain, coded], builtInFeatures.shopTheLook)).toBeUndefined();
  });
});
