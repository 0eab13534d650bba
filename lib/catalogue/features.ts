import type { FeaturedProducts, Product } from './types.ts';

/** Products of the feature tag with that code (specification section 3: 'BestSellers', 'ShopTheLook'); none when there is no such tag. */
export function productsOfFeature(features: readonly FeaturedProducts[], code: string): Product[] {
  return features.find((feature) => feature.code === code)?.products ?? [];
}
