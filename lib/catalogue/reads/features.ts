import type { Product } from '../product/types.ts';
import type { FeaturedProducts, FeatureTagRef } from './types.ts';

/** Feature tags with a dedicated section in the shop. */
export const builtInFeatures = {
  bestSellers: { code: 'BestSellers', slug: 'best-sellers' },
  shopTheLook: { code: 'ShopTheLook', slug: 'shop-the-look' },
} as const;

type BuiltInFeature = (typeof builtInFeatures)[keyof typeof builtInFeatures];

/** Returns the products of the feature tag with that code; empty when there is no such tag. */
export function productsOfFeature(
  features: readonly FeaturedProducts[],
  { code }: BuiltInFeature,
): Product[] {
  return features.find((feature) => feature.code === code)?.products ?? [];
}

/** Finds a built-in feature tag by code, else by slug. */
export function findFeatureTag<T extends FeatureTagRef>(
  tags: readonly T[],
  { code, slug }: BuiltInFeature,
): T | undefined {
  return tags.find((tag) => tag.code === code) ?? tags.find((tag) => tag.slug === slug);
}
