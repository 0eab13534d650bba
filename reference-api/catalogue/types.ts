/** Text in the two languages of the shop. */
export interface LocalizedText {
  en: string;
  ar: string;
}

/** Value of an option other than colour and size, with the name of the option. */
export interface SourceOptionValue {
  name: LocalizedText;
  value: LocalizedText;
}

/** Displayed names and swatch of a colour. */
export interface SourceColor {
  en: string;
  ar: string;
  /** Swatch as `#rrggbb`. */
  hex: string;
}

export interface SourceCategory {
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  /** Slug of the parent; main categories have none. */
  parent?: string;
  /** Media path such as `abaya-open/camel-front.webp`. */
  image: string;
  /** Listed in the main menu; main categories only. */
  inMenu?: boolean;
  /** Shown as a tile on the home page. */
  featured?: boolean;
}

export interface SourceFeatureTag {
  slug: string;
  /** Stable name in PascalCase such as `BestSellers`. */
  code: string;
  name: LocalizedText;
  image: string;
  inMenu?: boolean;
  onHome?: boolean;
}

export interface SourceReview {
  rating: 1 | 2 | 3 | 4 | 5;
  name: string;
  daysAgo: number;
  fit?: 'small' | 'true' | 'large';
  /** Set when the shop knows of no purchase by the author. */
  unverified?: true;
  /** Text in one language, as buyers write it, or in both. */
  review: Partial<LocalizedText>;
}

/** Sale in percent off. Seeding computes its start and end from `window`; a later start of the API moves them once they are out of date. */
export interface SourceSale {
  /** Where the sale window lies, seen from the time of seeding: `on` is active, `over` has ended, `soon` is upcoming. */
  window: 'on' | 'over' | 'soon';
  percent: number;
  /** Colours on sale; default: all. */
  colors?: string[];
}

/** Measurements of the base size in centimetres, and the grade rule: what each larger size adds. */
export interface SourceMeasurements {
  /** One of the product's sizes. */
  size: string;
  chest: number;
  waist?: number;
  length: number;
  sleeve?: number;
  grade: { chest: number; length: number };
}

export interface SourceProduct {
  slug: string;
  /** Name of its image set: a folder in `media/` and an entry in `looks.json`. */
  look: string;
  title: LocalizedText;
  /** HTML with `<p>`, `<ul>`, `<li>`, `<strong>` and `<em>` only. */
  description: LocalizedText;
  metaDescription: LocalizedText;
  /** Comma-separated keywords, displayed as the product's tags. */
  keywords: LocalizedText;
  /** Slug of its most specific category. */
  category: string;
  brand: string;
  type: 'fashion' | 'jewelry' | 'beauty' | 'electronics';
  /** Base price in EGP. */
  price: number;
  /** Keys of `colors`, the default first. */
  colors: string[];
  /** Sizes from small to large; empty for a single size. */
  sizes: string[];
  /** Further option, such as the length: each colour and size comes in all its values. */
  option?: { name: LocalizedText; values: LocalizedText[] };
  /** Surcharges in EGP by size. */
  sizeSurcharge?: Record<string, number>;
  /** Quantity of each variant not covered by `stockOf`. */
  stock: number;
  /**
   * Quantities by `color/size/value` with the English value of the further option, by `color/size`, by `color/` for every size or by
   * `/size` for every colour.
   */
  stockOf?: Record<string, number>;
  sale?: SourceSale;
  attributes: { name: LocalizedText; value: LocalizedText }[];
  /** Slugs of feature tags. */
  tags: string[];
  /** Media path of a video. */
  video?: string;
  /** Slugs of products that are worn with this one. */
  goesWith?: string[];
  measurements?: SourceMeasurements;
  reviews: SourceReview[];
}

export interface SourceSlide {
  title: LocalizedText;
  subtitle: LocalizedText;
  image: string;
  /** Listed in `weeklySlides` of the home page data, which storefronts show first; otherwise in `slides`. */
  weekly: boolean;
  target: { featureTag: string } | { category: string } | { product: string } | { url: string };
}

export interface SourceSocialPost {
  image: string;
  /** URL of the post; empty to link to the social account of the shop that displays it. */
  link: string;
  /** Shows the name of the social account. */
  banner: boolean;
}
