import type { Product } from '../catalogue/types.ts';
import type { Shop } from '../tenant/shop.ts';

/** The brand a product is sold under outside the shop: that of the shop where it has none of its own. */
export function brandOf(
  { brand }: Pick<Product, 'brand'>,
  { tenant, locale }: Pick<Shop, 'tenant' | 'locale'>,
): string {
  return brand ?? tenant.name[locale];
}
