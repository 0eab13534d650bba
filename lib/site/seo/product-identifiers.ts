import type { Product, ProductIdentifiers, Variant } from '../../catalogue/product/types.ts';
import type { Shop } from '../../platform/tenant/shop.ts';

/** Returns GTIN and MPN of a variant; those of the product apply only when it has a single variant or none. */
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
