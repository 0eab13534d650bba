/** One text in the two languages of the shop. */
export interface Text {
  en: string;
  ar: string;
}

/** A colour as the photography names it (`looks.json`), with the names people read and the swatch. */
export interface SourceColor {
  en: string;
  ar: string;
  /** `#rrggbb` of the swatch. */
  hex: string;
}

export interface SourceCategory {
  slug: string;
  name: Text;
  description: Text;
  /** Slug of the category above; a main category has none. */
  parent?: string;
  /** Media path such as `abaya-open/camel-front.webp`. */
  image: string;
  /** Shown in the main menu; main categories only. */
  inMenu?: boolean;
  /** Shown as a tile on the home page. */
  featured?: boolean;
}

export interface SourceFeatureTag {
  slug: string;
  /** Such as `BestSellers`. */
  code: string;
  name: Text;
  image: string;
  inMenu?: boolean;
  onHome?: boolean;
}

export interface SourceReview {
  rating: 1 | 2 | 3 | 4 | 5;
  name: string;
  daysAgo: number;
  review: Text;
}

/** A sale in percent off; its window is laid around the moment of seeding. */
export interface SourceSale {
  /** `on`: from days ago to days ahead; `over`: ended; `soon`: not begun. */
  window: 'on' | 'over' | 'soon';
  percent: number;
  /** Colours on sale; all of them when absent. */
  colors?: string[];
}

export interface SourceProduct {
  slug: string;
  /** Folder of its pictures in `media/` and entry in `looks.json`. */
  look: string;
  title: Text;
  /** HTML: `<p>`, `<ul>`, `<li>`, `<strong>`, `<em>` only. */
  description: Text;
  metaDescription: Text;
  /** Comma-separated search words; shown as the product's tags. */
  keywords: Text;
  /** Slug of the narrowest category it belongs to. */
  category: string;
  brand: string;
  type: 'fashion' | 'jewelry' | 'beauty' | 'electronics';
  /** Base price in EGP. */
  price: number;
  /** Colour names of the look, the default first. */
  colors: string[];
  /** Sizes from small to large; empty when it comes in one size. */
  sizes: string[];
  /** Price added for a size, in EGP. */
  sizeSurcharge?: Record<string, number>;
  /** Pieces of each variant unless `stockOf` says otherwise. */
  stock: number;
  /** Exceptions, keyed `color/size`, `color/` for every size of a colour, `/size` for a size in every colour. */
  stockOf?: Record<string, number>;
  sale?: SourceSale;
  attributes: { name: Text; value: Text }[];
  /** Slugs of feature tags. */
  tags: string[];
  /** Media path of a video. */
  video?: string;
  reviews: SourceReview[];
}

export interface SourceSlide {
  title: Text;
  subtitle: Text;
  image: string;
  weekly: boolean;
  target: { featureTag: string } | { category: string } | { product: string } | { url: string };
}

export interface SourceSocialPost {
  image: string;
  /** Empty where it leads to the account of whichever shop shows it. */
  link: string;
  banner: boolean;
}
