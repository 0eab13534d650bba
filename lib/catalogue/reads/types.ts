import type { MinorUnits } from '../../platform/money/money.ts';
import type { CategoryRef, Product } from '../product/types.ts';

export interface Category extends CategoryRef {
  description: string | null;
  /** Null when unknown. */
  productCount: number | null;
  /** Same-site path or absolute URL. */
  image: string | null;
  parent: CategoryRef | null;
  children: CategoryRef[];
}

export interface FeatureTagRef {
  name: string;
  slug: string;
  /** Code of the tag in the API, the same in every language; null without one. */
  code: string | null;
}

/** A collection that the shop puts together, such as new arrivals. */
export interface FeatureTag extends FeatureTagRef {
  /** Null when unknown. */
  productCount: number | null;
  /** Same-site path or absolute URL. */
  image: string | null;
}

/** A feature tag with its products. */
export interface FeatureTagWithProducts extends FeatureTagRef {
  products: Product[];
}

/** Link target of a slide. */
export type SlideTarget =
  | { kind: 'product' | 'category' | 'feature'; slug: string }
  | { kind: 'url'; href: string };

/** A slide of the home page's hero. */
export interface Slide {
  title: string;
  subtitle: string | null;
  image: string;
  target: SlideTarget | null;
}

/** A post of the home page's social feed. */
export interface SocialPost {
  link: string | null;
  image: string;
  /** True for the post that shows the name of the account. */
  isBanner: boolean;
}

/** Data of the home page; its categories and products are the featured ones. */
export interface HomeData {
  categories: Category[];
  products: Product[];
  slides: Slide[];
  features: FeatureTagWithProducts[];
  socialPosts: SocialPost[];
}

export interface Menu {
  categories: Category[];
  features: FeatureTag[];
}

/** Page of a list of products, with the total for pagination. */
export interface PaginatedProducts {
  items: Product[];
  /** Number of products on all pages. */
  total: number;
  /** Number of products by facet name, then by value; absent when the API does not count them. */
  facets?: Record<string, Record<string, number>>;
  /** Text that the API searched for because the query was misspelt. */
  correctedText?: string;
}

/** Filter values that the API offers for listings. */
export interface SearchFilters {
  categories: Category[];
  /** `code` is the swatch colour, `#rrggbb`; null when unknown. */
  colors: { name: string; code: string | null }[];
  sizes: string[];
  /** `logo` is an image URL; null without one. */
  brands: { name: string; logo: string | null }[];
  /** Other attributes to filter by. */
  attributes: { name: string; values: string[] }[];
  /** Highest price in the catalogue; null when the API omits it. */
  maxPrice: MinorUnits | null;
}
