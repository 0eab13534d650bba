import type { LocalizedText, SourceOptionValue } from '../../catalogue/types.ts';
import type { Description } from '../description-html.ts';
import type { ImportedSale } from '../imported-product.ts';

/** Variant that is ready to be stored. */
export interface ResolvedVariant {
  row: number;
  /** As in the file; possibly empty or taken. */
  sku: string;
  gtin: string | null;
  options: SourceOptionValue[];
  priceThousandths: number;
  sale: ImportedSale | null;
  quantity: number;
  isUncounted: boolean;
  /** Media paths. */
  images: string[];
}

/** Product that is ready to be stored: with sanitised texts and stored pictures. */
export interface ResolvedProduct {
  key: string;
  row: number;
  slug: string;
  title: LocalizedText;
  description: { en: Description; ar: Description };
  metaDescription: LocalizedText;
  brand: string;
  /** Never empty. */
  categoryPath: LocalizedText[];
  collections: LocalizedText[];
  tags: LocalizedText[];
  attributes: SourceOptionValue[];
  variants: ResolvedVariant[];
}

/** Returns the first picture of a product; an empty text without one. */
export function firstImage(product: ResolvedProduct | undefined): string {
  return product?.variants.flatMap(({ images }) => images)[0] ?? '';
}
