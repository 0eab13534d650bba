import { formatPrice, type PriceFormat } from '../money/format-price.ts';
import { type CurrentPrice, currentPrice, type Priced } from './pricing.ts';
import type { Sale } from './types.ts';

/** Prices ready to be shown: the amount to pay, and during a sale the old one and the percent off. */
export interface PriceView {
  current: string;
  was: string | null;
  percentOff: number | null;
}

/** A price in words. */
export function priceView({ price, was, percentOff }: CurrentPrice, format: PriceFormat): PriceView {
  return {
    current: formatPrice(price, format),
    was: was === null ? null : formatPrice(was, format),
    percentOff,
  };
}

/** Prices in words for outside and inside a sale's window, so that the browser need not format any. */
export interface PriceWords {
  sale: Sale | null;
  outside: PriceView;
  inside: PriceView;
}

/** Both prices that a thing may have, in words. */
export function priceWords(priced: Priced, format: PriceFormat): PriceWords {
  const outside = priceView({ price: priced.price, was: null, percentOff: null }, format);
  const { sale } = priced;
  return { sale, outside, inside: sale ? priceView(currentPrice(priced, sale.startsAt), format) : outside };
}
