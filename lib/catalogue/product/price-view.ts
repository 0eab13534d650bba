import { formatPrice, type PriceFormat } from '../../platform/money/format-price.ts';
import { type CurrentPrice, currentPrice, type Priced } from './pricing.ts';
import type { Sale } from './types.ts';

/** A formatted price, for display. */
export interface PriceView {
  /** The price now, or a text for an unknown price. */
  current: string;
  /** Regular price during a sale, else null. */
  original: string | null;
  /** Null unless a sale lowers the price. */
  percentOff: number | null;
}

/** Formats a current price. */
export function priceView(
  { price, originalPrice, percentOff }: CurrentPrice,
  format: PriceFormat,
): PriceView {
  return {
    current: formatPrice(price, format),
    original: originalPrice === null ? null : formatPrice(originalPrice, format),
    percentOff,
  };
}

/** Prices outside and during a sale, formatted on the server so that the browser need not. Without a sale `reduced` equals `regular`. */
export interface PriceSchedule {
  sale: Sale | null;
  regular: PriceView;
  reduced: PriceView;
}

/** Formats the regular and the sale price of a product or variant. */
export function priceSchedule(priced: Priced, format: PriceFormat): PriceSchedule {
  const regular = priceView({ price: priced.price, originalPrice: null, percentOff: null }, format);
  const { sale } = priced;
  // At its start, a sale is active.
  return { sale, regular, reduced: sale ? priceView(currentPrice(priced, sale.startsAt), format) : regular };
}
