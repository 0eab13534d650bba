import type { Locale } from '../../platform/i18n/routing.ts';
import type { MinorUnits } from '../../platform/money/money.ts';
import type { Id } from '../../platform/wire/identifiers.ts';

export interface CategoryRef {
  id: Id;
  name: string;
  slug: string;
}

/** Name that every attribute of colour codes gets, whatever the API calls it. */
export const colorCodeAttributeName = 'ColorCode';

export interface Attribute {
  name: string;
  /** Several values are one text, joined by commas. */
  value: string;
}

/** Reduced price and its window in epoch milliseconds, both ends inclusive (docs/behaviour.md §4.2). */
export interface Sale {
  price: MinorUnits;
  startsAt: number;
  endsAt: number;
}

/** Trade identifiers of a product or variant; absent when unknown. */
export interface ProductIdentifiers {
  gtin?: string;
  /** Manufacturer part number. */
  mpn?: string;
}

export interface Variant extends ProductIdentifiers {
  id: Id;
  sku: string | null;
  price: MinorUnits | null;
  sale: Sale | null;
  /** Units in stock; 0 when unknown. */
  stock: number;
  images: string[];
  size: string | null;
  color: string | null;
  /** Swatch colour, `#rrggbb`; null when unknown. */
  colorCode: string | null;
  /** Attributes other than size, colour and colour code, among them the values of the product's other options. */
  attributes: Attribute[];
}

/** An attribute by which a buyer chooses a variant of a product. */
export interface ProductOption {
  /** `color`, `size` or the normalised name of another attribute, such as `length`. Also the name of its URL parameter. */
  key: string;
  kind: 'color' | 'size' | 'other';
  /** Name as the API spells it; `color` or `size` for these two kinds. */
  name: string;
  /** Distinct values in display order. */
  values: string[];
  /** Set for the size of a ring. */
  isRing?: true;
}

/** Key of the option that shows the SKU where nothing else tells two variants apart. */
export const skuOptionKey = 'sku';

/** Values of options by their key; an option without a value is absent. */
export type OptionValues = Readonly<Record<string, string>>;

/** How a garment fits compared with its size: smaller, true to size, or larger. */
export type Fit = 'small' | 'true' | 'large';

export interface Review {
  /** From 0 to 5. */
  rating: number;
  name: string;
  /** Epoch milliseconds; null when unknown. */
  date: number | null;
  text: string;
  /** Picture of the reviewer. */
  image: string | null;
  /** Language of the text; absent when unknown. */
  language?: Locale;
  /** True when the API knows of a purchase by the reviewer. */
  isVerified?: boolean;
  fit?: Fit;
}

/** Centimetres of a garment in one size: its circumference at chest and waist, its length and sleeve from the shoulder. */
export interface GarmentMeasurements {
  size: string;
  chest: number;
  waist: number | null;
  length: number;
  sleeve: number | null;
}

export interface Product extends ProductIdentifiers {
  id: Id;
  slug: string;
  title: string;
  /** Unsanitised HTML from the API. */
  descriptionHtml: string;
  metaTitle: string | null;
  metaDescription: string | null;
  keywords: string[];
  /** Root category. */
  mainCategory: CategoryRef | null;
  /** Name of the most specific category. */
  categoryName: string | null;
  brand: string | null;
  /** False when the API states that the product is unavailable, or that it has 0 units; null when the API states nothing. */
  available: boolean | null;
  /** Price and sale of a product without variants. */
  price: MinorUnits | null;
  sale: Sale | null;
  /** Units in stock of a product without variants; null when unknown. */
  stock: number | null;
  variants: Variant[];
  /** In the API's order. Includes colour and size even when all variants have the same. */
  options: ProductOption[];
  defaultVariantId: Id | null;
  /** Pictures of the whole product, the main one first; where it has none, the picture of the default variant. */
  images: string[];
  /** URL of a video file, or of an embeddable player page. */
  video: string | null;
  attributes: Attribute[];
  tags: string[];
  /** Product type, such as `fashion`. */
  type: string | null;
  /** Reviews in the catalogue, for shops without the capability `reviews`. */
  reviews: Review[];
  /** Number and average of published reviews, for shops with the capability `reviews`; null when the API omits them. */
  reviewCount: number | null;
  averageRating: number | null;
  /** Slugs of products that are worn with this one. Empty unless the product was read by its slug. */
  goesWith: string[];
  /** One entry for each size of which the API has measurements. Empty unless the product was read by its slug. */
  measurements: GarmentMeasurements[];
  /** Time of the last change in epoch milliseconds; null when the API omits it. */
  modifiedAt: number | null;
}

/** The fields of a product that a page sends to the browser for the selection of a variant. */
export type SelectableProduct = Pick<
  Product,
  'variants' | 'options' | 'images' | 'defaultVariantId' | 'available' | 'stock' | 'price' | 'sale'
>;
