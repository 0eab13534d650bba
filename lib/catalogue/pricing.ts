import type { Minor } from '../money/money.ts';
import { defaultVariant } from './selection.ts';
import type { Product, Sale } from './types.ts';

export interface Priced {
  price: Minor | null;
  sale: Sale | null;
}

export interface CurrentPrice {
  /** To be paid now; null when it is not known ('N/A'). */
  price: Minor | null;
  /** The old price, during a sale only. */
  was: Minor | null;
  /** Whole percent between 0 and 100, of a sale that lowers the price. */
  percentOff: number | null;
}

/** Whether `now` (epoch milliseconds) lies inside the sale window, both ends included (specification section 4). */
export function saleIsActive(sale: Sale | null, now: number): sale is Sale {
  return sale !== null && sale.startsAt <= now && now <= sale.endsAt;
}

/**
 * What something costs at `now`. During a sale there is an old price and the sale price, otherwise only the price
 * (specification section 2, product card); the percent off needs a price above the sale price (section 5).
 */
export function currentPrice({ price, sale }: Priced, now: number): CurrentPrice {
  if (!saleIsActive(sale, now)) return { price, was: null, percentOff: null };
  const lowered = price !== null && price > sale.price;
  const percentOff = lowered ? Math.round(((price - sale.price) * 100) / price) : null;
  return { price: sale.price, was: price, percentOff };
}

/** Price on a product card: the default variant's, else the first variant's, else the product's own. */
export function cardPrice(product: Product, now: number): CurrentPrice {
  return currentPrice(defaultVariant(product) ?? product, now);
}

/**
 * The next instant after `now` at which a sale of any of these things or of their variants opens or closes, in epoch
 * milliseconds; null when none will. A sale closes one millisecond after its end, because the end is included.
 */
export function nextSaleBoundary(
  priced: readonly (Priced & { variants?: readonly Priced[] })[],
  now: number,
): number | null {
  let next = Number.POSITIVE_INFINITY;
  for (const thing of priced) {
    for (const { sale } of [thing, ...(thing.variants ?? [])]) {
      if (!sale || sale.startsAt > sale.endsAt) continue;
      if (sale.startsAt > now) next = Math.min(next, sale.startsAt);
      else if (sale.endsAt >= now) next = Math.min(next, sale.endsAt + 1);
    }
  }
  return Number.isFinite(next) ? next : null;
}
