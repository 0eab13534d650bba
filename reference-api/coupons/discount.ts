import { currencyDecimals } from '../../contract/currency.ts';
import { normalizeCode } from '../../contract/typed-text.ts';
import type { coupon } from '../db/schema/coupons.ts';
import type { Language } from '../http/language.ts';
import { couponRejections, type LocalizedMessage } from '../http/messages.ts';
import { formatMoney } from '../wire/format-money.ts';

/** Row of a coupon; amounts are in minor units of its currency, or in hundredths for a coupon of any currency. */
export type Coupon = typeof coupon.$inferSelect;

type CouponValue = Pick<Coupon, 'kind' | 'percent' | 'amountMinor' | 'currency'>;

/** Amounts of an order before the discount, in minor units. */
export interface OrderAmounts {
  /** ISO 4217 currency of all amounts. */
  currency: string;
  subtotalMinor: number;
  shippingMinor: number;
}

/** Returns the coupon code as it is stored. */
export function couponKey(code: string): string {
  return normalizeCode(code.normalize('NFKC')).toUpperCase();
}

/** Returns why a coupon does not apply to an order; null when it does. Earlier uses by the same buyer are not considered. */
export function rejectionOf(coupon: Coupon, order: OrderAmounts, now: Date): LocalizedMessage | null {
  const { currency, startsAt, endsAt, maxUses, uses } = coupon;
  if (startsAt !== null && now < startsAt) return couponRejections.notStarted;
  if (endsAt !== null && now > endsAt) return couponRejections.ended;
  if (maxUses !== null && uses >= maxUses) return couponRejections.usedUp;
  if (currency !== null && currency !== order.currency) return couponRejections.otherCurrency;
  const minimum = amountIn(order.currency, coupon.minimumMinor, coupon);
  if (order.subtotalMinor < minimum)
    return couponRejections.belowMinimum((language) => formatMoney(minimum, order.currency, language));
  return null;
}

/** Converts an amount of a coupon to minor units of the currency of an order. */
function amountIn(orderCurrency: string, amount: number, coupon: Pick<Coupon, 'currency'>): number {
  return Math.round(amount / 10 ** (couponDecimals(coupon.currency) - currencyDecimals(orderCurrency)));
}

/** Returns the decimals of a coupon's amounts. @param currency null for a coupon of any currency */
export function couponDecimals(currency: string | null | undefined): number {
  return currency == null ? 2 : currencyDecimals(currency);
}

/** Returns the discount in minor units: the delivery cost for free delivery, otherwise at most the subtotal. */
export function discountOf(
  coupon: CouponValue,
  { currency, subtotalMinor, shippingMinor }: OrderAmounts,
): number {
  if (coupon.kind === 'shipping') return shippingMinor;
  if (coupon.kind === 'amount')
    return Math.min(subtotalMinor, amountIn(currency, coupon.amountMinor ?? 0, coupon));
  return percentOf(subtotalMinor, coupon.percent ?? 0, currency);
}

/**
 * Calculates a percentage, rounded half up: of an amount in whole hundredths of the currency unit to hundredths, because cards pay no
 * thousandths of the currencies that have them (`payments/stripe.ts`). Splits the amount so that no intermediate product exceeds
 * `Number.MAX_SAFE_INTEGER`.
 */
function percentOf(amount: number, percent: number, currency: string): number {
  const hundredth = 10 ** Math.max(0, currencyDecimals(currency) - 2);
  const step = amount % hundredth === 0 ? hundredth : 1;
  const divisor = 100 * step;
  const remainder = amount % divisor;
  return step * (((amount - remainder) / divisor) * percent + Math.round((remainder * percent) / divisor));
}

/** Describes a coupon to the buyer. */
export function describeCoupon(coupon: CouponValue, currency: string, language: Language): string {
  const { kind, percent, amountMinor } = coupon;
  const isArabic = language === 'ar';
  if (kind === 'shipping') return isArabic ? 'توصيل مجاني' : 'Free delivery';
  if (kind === 'percent') return isArabic ? `خصم ${percent}%` : `${percent}% off`;
  const amount = formatMoney(amountIn(currency, amountMinor ?? 0, coupon), currency, language);
  return isArabic ? `خصم ${amount}` : `${amount} off`;
}
