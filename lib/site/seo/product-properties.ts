import { bulletedText } from '../../catalogue/product/description.ts';
import type { Product, ProductIdentifiers, Variant } from '../../catalogue/product/types.ts';
import type { Shop } from '../../platform/tenant/shop.ts';

/** Returns GTIN and MPN of a variant. Identifiers of the product count only when it has a single variant or none. */
export function productIdentifiersOf(
  product: Pick<Product, 'variants' | keyof ProductIdentifiers>,
  variant?: ProductIdentifiers & Pick<Variant, 'id'>,
): ProductIdentifiers {
  const sources = product.variants.length > 1 ? [variant] : [variant, product];
  const [gtin, mpn] = (['gtin', 'mpn'] as const).map(
    (name) => sources.find((source) => source?.[name])?.[name],
  );
  return { ...(gtin && { gtin }), ...(mpn && { mpn }) };
}

/** Returns the product's brand, by default the name of the shop. */
export function brandOf(
  { brand }: Pick<Product, 'brand'>,
  { tenant, locale }: Pick<Shop, 'tenant' | 'locale'>,
): string {
  return brand ?? tenant.name[locale];
}

/** Maximum length at Google; Meta accepts more. */
const maxDescriptionLength = 5000;

/** Returns the description as plain text, with a line for each paragraph and list item; or else the meta description, or an empty text. */
export function productDescription(product: Pick<Product, 'descriptionHtml' | 'metaDescription'>): string {
  return truncateWithEllipsis(
    bulletedText(product.descriptionHtml) || (product.metaDescription ?? ''),
    maxDescriptionLength,
  );
}

/** Truncates a text to a number of code points, the last of which is then an ellipsis. */
export function truncateWithEllipsis(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** Formats an instant in UTC to the second, rounded down, such as `2026-06-18T11:32:00Z`. @param instant epoch milliseconds */
export function isoSecond(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d+/, '');
}

/** Formats the day of an instant in a time zone, such as `2026-06-18`. @param instant epoch milliseconds */
export function isoDay(instant: number, timeZone: string): string {
  // Sweden writes dates as ISO 8601 does.
  return new Date(instant).toLocaleDateString('sv', { timeZone });
}
