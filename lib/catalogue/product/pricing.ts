import type { MinorUnits } from '../../platform/money/money.ts';
import { defaultVariant } from './selection.ts';
import type { Product, Sale } from './types.ts';

/** Price of a product or variant. */
export interface Priced {
  /** Regular price; null when unknown. */
  price: MinorUnits | null;
  sale: Sale | null;
}

export interface CurrentPrice {
  /** Amount due now; null when unknown ('N/A'). */
  price: MinorUnits | null;
  /** Regular price, set during a sale only. */
  originalPrice: MinorUnits | null;
  /** Whole percent from 0 to 100; null unless a sale lowers the price. */
  percentOff: number | null;
}

/** Returns whether `now` (epoch milliseconds) is inside the sale window, both ends inclusive (docs/behaviour.md §4.2). */
export function isSaleActive(sale: Sale | null, now: number): sale is Sale {
  return sale !== null && sale.startsAt <= now && now <= sale.endsAt;
}

/**
 * Returns the price at `now`: the sale price with the regular one during a sale, else the regular price alone. `percentOff` is set
 * only if the sale lowers the price.
 */
export function currentPrice({ price, sale }: Priced, now: number): CurrentPrice {
  if (!isSaleActive(sale, now)) return { price, originalPrice: null, percentOff: null };
  const isLowered = price !== null && price > sale.price;
  const percentOff = isLowered ? Math.round(((price - sale.price) * 100) / price) : null;
  return { price: sale.price, originalPrice: price, percentOff };
}

/** Returns the price on a product card: the default variant's, or the product's own when it has no variants. */
export function cardPrice(product: Product, now: number): CurrentPrice {
  return currentPrice(defaultVariant(product) ?? product, now);
}

/**
 * Returns the next time after `now` at which a sale of these products or their variants starts or ends, in epoch milliseconds;
 * null when there is none. A sale ends one millisecond after its inclusive end.
 */
export function nextSaleBoundary(
  items: readonly (Priced & { variants?: readonly Priced[] })[],
  now: number,
): number | null {
  let nextBoundary = Number.POSITIVE_INFINITY;
  for (const item of items) {
    for (const { sale } of [item, ...(item.variants ?? [])]) {
      if (!sale || sale.startsAt > sale.endsAt) continue;
      if (sale.startsAt > now) nextBoundary = Math.min(nextBoundary, sale.startsAt);
      else if (sale.endsAt >= now) nextBoundary = Math.min(nextBoundary, sale.endsAt + 1);
    }
  }
  return Number.isFinite(nextBoundary) ? nextBoundary : null;
}
