import type { LocalizedText, SourceOptionValue } from '../catalogue/types.ts';

/** Units in stock; `uncounted` where the shop that was exported sells without counting, `unknown` where the export does not say. */
export type ImportedStock = number | 'uncounted' | 'unknown';

/** Sale of an imported variant. Without a start it has begun, without an end it goes on. */
export interface ImportedSale {
  priceThousandths: number;
  startAt: Date | null;
  endAt: Date | null;
}

export interface ImportedVariant {
  row: number;
  /** As in the file: possibly empty or repeated. */
  sku: string;
  gtin: string | null;
  /** Values of all options, colour and size included, in the order of the file. */
  options: SourceOptionValue[];
  priceThousandths: number;
  sale: ImportedSale | null;
  stock: ImportedStock;
  /** URLs or names of files, as in the file. */
  pictures: string[];
}

/** Product of an export in the form that every format is converted to. Texts without a translation are equal in both languages. */
export interface ImportedProduct {
  /** Identity over all imports, such as `shopify:linen-abaya`. */
  key: string;
  row: number;
  /** Slug that the file asks for; empty to derive it from the title. */
  slug: string;
  title: LocalizedText;
  /** Unsanitised HTML or plain text. */
  description: LocalizedText;
  /** Empty to derive it from the description. */
  metaDescription: LocalizedText;
  /** Empty without one. */
  brand: string;
  /** Category from the main one down; empty without one. */
  categoryPath: LocalizedText[];
  collections: LocalizedText[];
  tags: LocalizedText[];
  attributes: SourceOptionValue[];
  /** Pictures of the whole product, the first one first. */
  pictures: string[];
  variants: ImportedVariant[];
}

/** Content of a file: the products that come in, and the keys of those that it takes out of the shop. */
export interface ImportedFile {
  /** Prefix of the keys. */
  format: 'shopify' | 'woocommerce' | 'plain';
  products: ImportedProduct[];
  /** Keys of products that the file names but does not publish. */
  unpublishedKeys: string[];
}
