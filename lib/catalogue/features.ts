import type { FeaturedProducts, FeatureTag, Product } from './types.ts';

/** Feature tags that have a place of their own in the shop, by the code the upstream gives them (specification section 3). */
export const ownFeatures = {
  bestSellers: { code: 'BestSellers', slug: 'best-sellers' },
  shopTheLook: { code: 'ShopTheLook', slug: 'shop-the-look' },
} as const;

type OwnFeature = (typeof ownFeatures)[keyof typeof ownFeatures];

/** Products of the feature tag with that code; none when there is no such tag. */
export function productsOfFeature(features: readonly FeaturedProducts[], { code }: OwnFeature): Product[] {
  return features.find((feature) => feature.code === code)?.products ?? [];
}

/** The tag among those of a shop that stands for one, by its code, else by its slug; undefined where the shop has none. */
export function findFeature(tags: readonly FeatureTag[], { code, slug }: OwnFeature): FeatureTag | undefined {
  return tags.find((tag) => tag.code === code) ?? tags.find((tag) => tag.slug === slug);
}
