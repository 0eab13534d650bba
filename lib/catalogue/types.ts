import type { Minor } from '../money/money.ts';
import type { Id } from '../wire/identifiers.ts';

export interface CategoryRef {
  id: Id;
  name: string;
  slug: string;
}

export interface Category extends CategoryRef {
  description: string | null;
  productCount: number | null;
  /** Address of the picture, usable in a page. */
  image: string | null;
  parent: CategoryRef | null;
  children: CategoryRef[];
}

export interface FeatureTag {
  name: string;
  slug: string;
  code: string | null;
}

/** The one attribute whose values are colours, under the name it is known by here (specification section 3). */
export const colorCodeName = 'ColorCode';

export interface Attribute {
  name: string;
  value: string;
}

/** Reduced price and the window it holds in, both ends included (specification section 4). Instants are epoch milliseconds. */
export interface Sale {
  price: Minor;
  startsAt: number;
  endsAt: number;
}

/** Numbers under which others know a thing; each is there only where it is known. */
export interface TradeNumbers {
  gtin?: string;
  /** The maker's part number. */
  mpn?: string;
}

export interface Variant extends TradeNumbers {
  id: Id;
  sku: string | null;
  price: Minor | null;
  sale: Sale | null;
  /** Pieces in stock. */
  stock: number;
  images: string[];
  size: string | null;
  color: string | null;
  /** CSS colour of the swatch, `#rrggbb`. */
  colorCode: string | null;
  /** Attributes other than size, colour and colour code. */
  attributes: Attribute[];
}

export interface Review {
  rating: number;
  name: string;
  /** Epoch milliseconds. */
  date: number | null;
  text: string;
  image: string | null;
}

export interface Product extends TradeNumbers {
  id: Id;
  slug: string;
  title: string;
  /** HTML from upstream, not yet sanitised. */
  descriptionHtml: string;
  metaTitle: string | null;
  metaDescription: string | null;
  keywords: string[];
  /** Root category. */
  mainCategory: CategoryRef | null;
  /** Name of the narrowest category. */
  categoryName: string | null;
  brand: string | null;
  /** Upstream's own word on availability: false when its count is zero; null when it says nothing. */
  available: boolean | null;
  /** Price and sale of a product without variants. */
  price: Minor | null;
  sale: Sale | null;
  /** Pieces of a product without variants; null when unknown. */
  stock: number | null;
  variants: Variant[];
  defaultVariantId: Id | null;
  /** Pictures of the product as a whole, the main one first; never those of variants only. */
  images: string[];
  /** Address of a video file, or of a page that plays it. */
  video: string | null;
  attributes: Attribute[];
  tags: string[];
  /** Such as `fashion`. */
  type: string | null;
  reviews: Review[];
  /** When the upstream last changed it, in epoch milliseconds; null where it does not say. */
  modifiedAt: number | null;
}

/** Where a slide leads. */
export type SlideTarget =
  | { kind: 'product' | 'category' | 'feature'; slug: string }
  | { kind: 'address'; href: string };

export interface Slide {
  title: string;
  subtitle: string | null;
  image: string;
  target: SlideTarget | null;
}

export interface SocialPost {
  link: string | null;
  image: string;
  banner: boolean;
}

export interface FeaturedProducts extends FeatureTag {
  products: Product[];
}

export interface HomeData {
  categories: Category[];
  products: Product[];
  slides: Slide[];
  features: FeaturedProducts[];
  social: SocialPost[];
}

export interface Menu {
  categories: Category[];
  features: FeatureTag[];
}

export interface ProductPage {
  items: Product[];
  total: number;
}

/** What a listing can be filtered by (specification section 3). */
export interface SearchFilters {
  categories: Category[];
  colors: { name: string; code: string | null }[];
  sizes: string[];
  brands: { name: string; logo: string | null }[];
  /** What else products can be narrowed by. */
  attributes: { name: string; values: string[] }[];
  /** Dearest price on offer, where the upstream says it. */
  maxPrice: Minor | null;
}
