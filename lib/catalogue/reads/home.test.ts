import { product } from '../product/testing.ts';
import { builtInFeatures, findFeatureTag, productsOfFeature } from './home.ts';

describe('feature tags', () => {
  test('products are found by the code of their tag', () => {
    const products = [product({})];
    const features = [{ code: 'BestSellers', name: 'x', slug: 'y', products }];
    expect(productsOfFeature(features, builtInFeatures.bestSellers)).toBe(products);
    expect(productsOfFeature(features, builtInFeatures.shopTheLook)).toEqual([]);
  });

  test('a tag is found by its code, else by its slug', () => {
    const tagWithCode = { name: 'Loved', slug: 'loved', code: 'BestSellers' };
    const tagWithoutCode = { name: 'Best Sellers', slug: 'best-sellers', code: null };
    expect(findFeatureTag([tagWithoutCode, tagWithCode], builtInFeatures.bestSellers)).toBe(tagWithCode);
    expect(findFeatureTag([tagWithoutCode], builtInFeatures.bestSellers)).toBe(tagWithoutCode);
    expect(findFeatureTag([tagWithoutCode, tagWithCode], builtInFeatures.shopTheLook)).toBeUndefined();
  });
});
