import type { variant } from '../db/schema/catalogue.ts';

type Prices = Pick<typeof variant.$inferSelect, 'priceCents' | 'salePriceCents' | 'startAt' | 'endAt'>;

/** Whether the sale window of a variant is open, both its ends included. */
export function isOnSale({ salePriceCents, startAt, endAt }: Prices, now: Date): boolean {
  return salePriceCents !== null && startAt !== null && endAt !== null && startAt <= now && now <= endAt;
}

/** What one piece costs now, in hundredths. */
export function priceNow(prices: Prices, now: Date): number {
  return isOnSale(prices, now) ? (prices.salePriceCents ?? prices.priceCents) : prices.priceCents;
}
