import { currencyDecimals } from '../../contract/currency.ts';
import type { variant } from '../db/schema/catalogue.ts';

type Prices = Pick<
  typeof variant.$inferSelect,
  'priceThousandths' | 'salePriceThousandths' | 'startAt' | 'endAt'
>;

/** Returns whether a variant is on sale; the instants of start and end are part of the sale. */
export function isOnSale({ salePriceThousandths, startAt, endAt }: Prices, now: Date): boolean {
  return (
    salePriceThousandths !== null && startAt !== null && endAt !== null && startAt <= now && now <= endAt
  );
}

/** Returns the current unit price in thousandths of a currency unit. */
export function currentPriceThousandths(prices: Prices, now: Date): number {
  return isOnSale(prices, now)
    ? (prices.salePriceThousandths ?? prices.priceThousandths)
    : prices.priceThousandths;
}

/** Decimals of catalogue prices, which belong to no currency: as many as any currency in circulation has. */
export const catalogueDecimals = 3;

/** Converts a catalogue price to currency units. */
export function unitsOfThousandths(thousandths: number): number {
  return thousandths / 10 ** catalogueDecimals;
}

/** Converts a catalogue price to minor units of a currency, rounded half up as the storefront rounds it. */
export function minorOfThousandths(thousandths: number, currency: string): number {
  return Math.round(thousandths / 10 ** (catalogueDecimals - currencyDecimals(currency)));
}
