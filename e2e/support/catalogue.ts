import { catalogue } from '../../upstream/catalogue/catalogue.ts';
import type { SourceCategory, SourceProduct, Text } from '../../upstream/catalogue/types.ts';

/** What the reference API is seeded with; expectations are read from it, so that nothing is copied. */
export const { products, categories, featureTags, slides } = catalogue;

export type Language = keyof Text;

export const languages: Language[] = ['en', 'ar'];

/** Address of a page in a language. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}

/** The first product with a trait that a test needs. */
export function productThat(trait: string, fits: (product: SourceProduct) => boolean): SourceProduct {
  const found = products.find(fits);
  if (!found) throw new Error(`The reference catalogue has no product that ${trait}`);
  return found;
}

export function pathOf(product: SourceProduct): string {
  return `/shop/shop-details/${product.slug}`;
}

/** Name of a colour as people read it. */
export function colorName(color: string, language: Language = 'en'): string {
  const names = catalogue.colors[color];
  if (!names) throw new Error(`The reference catalogue has no colour ${color}`);
  return names[language];
}

/** Pieces of a variant. */
export function stockOf(
  { stock, stockOf: exceptions = {} }: SourceProduct,
  color: string,
  size = '',
): number {
  return exceptions[`${color}/${size}`] ?? exceptions[`${color}/`] ?? exceptions[`/${size}`] ?? stock;
}

/** Whether nothing of a product is left. */
export function isSoldOut(product: SourceProduct): boolean {
  const sizes = product.sizes.length > 0 ? product.sizes : [''];
  return product.colors.every((color) => sizes.every((size) => stockOf(product, color, size) === 0));
}

/** Whether a sale of every colour is on. */
export function isWhollyOnSale({ sale }: SourceProduct): boolean {
  return sale?.window === 'on' && sale.colors === undefined;
}

/** A price as English pages write it. */
export function price(pounds: number, currency = 'EGP'): string {
  return `${currency} ${pounds.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
}

/** What a product costs while its sale is on, in whole pounds as the catalogue sets them. */
export function salePrice({ price, sale }: SourceProduct): number {
  return Math.round(price * (1 - (sale?.percent ?? 0) / 100));
}

/** Slugs of a category and of those below it. */
export function branch({ slug }: SourceCategory): string[] {
  return [slug, ...categories.filter(({ parent }) => parent === slug).map((child) => child.slug)];
}
