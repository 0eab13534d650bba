import type { z } from 'zod';
import type { Product } from '../../contract/catalogue.ts';

/** Returns the current price of a product: the sale price of its default variant during the sale, otherwise its price. */
export function priceOf({ defaultVariant }: z.infer<typeof Product>): number {
  if (!defaultVariant) return 0;
  const { price, salePrice, startAt, endAt } = defaultVariant;
  const now = Date.now();
  const isSaleActive = startAt && endAt && Date.parse(startAt) <= now && now <= Date.parse(endAt);
  return salePrice !== null && isSaleActive ? salePrice : price;
}
