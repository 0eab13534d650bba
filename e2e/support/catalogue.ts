import { catalogue } from '../../reference-api/catalogue/catalogue.ts';
import type { LocalizedText, SourceProduct } from '../../reference-api/catalogue/types.ts';

/** Seed of the reference API, from which tests read their expectations. */
export const { products, categories, featureTags, slides } = catalogue;

export type Language = keyof LocalizedText;

export const languages: Language[] = ['en', 'ar'];

/** Path of a page in a language. */
export function localizedPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}

/**
 * Returns the first product for which `fits` returns true. @throws when there is none
 * @param description verb phrase for the error, such as 'has a video'
 */
export function findProduct(description: string, fits: (product: SourceProduct) => boolean): SourceProduct {
  const found = products.find(fits);
  if (!found) throw new Error(`The reference catalogue has no product that ${description}`);
  return found;
}

/** A product for tests that need no particular one. */
export const anyProduct = findProduct('exists', () => true);

export function productPath(product: SourceProduct): string {
  return `/shop/shop-details/${product.slug}`;
}

/** Displayed name of a colour. */
export function colorName(color: string, language: Language = 'en'): string {
  const names = catalogue.colors[color];
  if (!names) throw new Error(`The reference catalogue has no colour ${color}`);
  return names[language];
}

/** Stock of a variant. */
export function stockOf(
  { stock, stockOf: exceptions = {} }: SourceProduct,
  color: string,
  size = '',
): number {
  return exceptions[`${color}/${size}`] ?? exceptions[`${color}/`] ?? exceptions[`/${size}`] ?? stock;
}

/** Stock of the default variant: the first colour in the middle size. */
export function defaultVariantStock(product: SourceProduct): number {
  const { colors, sizes } = product;
  return stockOf(product, colors[0] ?? '', sizes[Math.floor((sizes.length - 1) / 2)]);
}

/** True when every variant has no stock. */
export function isSoldOut(product: SourceProduct): boolean {
  const sizes = product.sizes.length > 0 ? product.sizes : [''];
  return product.colors.every((color) => sizes.every((size) => stockOf(product, color, size) === 0));
}

/** True when a current sale covers every colour. */
export function isFullyOnSale({ sale }: SourceProduct): boolean {
  return sale?.window === 'on' && sale.colors === undefined;
}

/** Formats a price as English pages do. */
export function formatPrice(pounds: number, currency = 'EGP'): string {
  return `${currency} ${pounds.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
}

/** Price during the sale, in whole pounds. */
export function salePriceOf({ price, sale }: SourceProduct): number {
  return Math.round(price * (1 - (sale?.percent ?? 0) / 100));
}
