import type { variant } from '../db/schema/catalogue.ts';

type Prices = Pick<typeof variant.$inferSelect, 'priceCents' | 'salePriceCents' | 'startAt' | 'endAt'>;

/** Returns whether a variant is on sale; the instants of start and end are part of the sale. */
export function isOnSale({ salePriceCents, startAt, endAt }: Prices, now: Date): boolean {
  return salePriceCents !== null && startAt !== null && endAt !== null && startAt <= now && now <= endAt;
}

/** Returns the current unit price in hundredths. */
export function currentPriceCents(prices: Prices, now: Date): number {
  return isOnSale(prices, now) ? (prices.salePriceCents ?? prices.priceCents) : prices.priceCents;
}
