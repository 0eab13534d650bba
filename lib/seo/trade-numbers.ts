import type { Product, TradeNumbers, Variant } from '../catalogue/types.ts';

/** The numbers under which others know what can be bought: a variant's own, or the product's where it is all there is of it. */
export function tradeNumbersOf(
  product: Pick<Product, 'variants' | keyof TradeNumbers>,
  variant?: TradeNumbers & Pick<Variant, 'id'>,
): TradeNumbers {
  const known = product.variants.length > 1 ? [variant] : [variant, product];
  const [gtin, mpn] = (['gtin', 'mpn'] as const).map((name) => known.find((one) => one?.[name])?.[name]);
  return { ...(gtin && { gtin }), ...(mpn && { mpn }) };
}
