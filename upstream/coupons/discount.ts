import { normalizeCode } from '../../contract/typed-text.ts';
import type { coupon } from '../db/schema/coupons.ts';
import type { Language } from '../http/language.ts';
import { couponRejections, type LocalizedMessage } from '../http/messages.ts';
import { formatMoney } from '../wire/format-money.ts';

/** Row of a coupon; amounts are in hundredths. */
export type Coupon = typeof coupon.$inferSelect;

/** Amounts of an order before the discount, in hundredths. */
export interface OrderAmounts {
  /** ISO 4217 currency of all amounts. */
  currency: string;
  subtotalCents: number;
  shippingCents: number;
}

/** Returns the coupon code as it is stored. */
export function couponKey(code: string): string {
  return normalizeCode(code.normalize('NFKC')).toUpperCase();
}

/** Returns why a coupon does not apply to an order; null when it does. Earlier uses by the same buyer are not considered. */
export function rejectionOf(
  { currency, minimumCents, startsAt, endsAt, maxUses, uses }: Coupon,
  order: OrderAmounts,
  now: Date,
): LocalizedMessage | null {
  if (startsAt !== null && now < startsAt) return couponRejections.notStarted;
  if (endsAt !== null && now > endsAt) return couponRejections.ended;
  if (maxUses !== null && uses >= maxUses) return couponRejections.usedUp;
  if (currency !== null && currency !== order.currency) return couponRejections.otherCurrency;
  if (order.subtotalCents < minimumCents)
    return couponRejections.belowMinimum((language) => formatMoney(minimumCents, order.currency, language));
  return null;
}

/** Returns the discount in hundredths: the delivery cost for free delivery, otherwise at most the subtotal. */
export function discountOf(
  { kind, percent, amountCents }: Pick<Coupon, 'kind' | 'percent' | 'amountCents'>,
  { subtotalCents, shippingCents }: Omit<OrderAmounts, 'currency'>,
): number {
  if (kind === 'shipping') return shippingCents;
  if (kind === 'amount') return Math.min(subtotalCents, amountCents ?? 0);
  return percentOf(subtotalCents, percent ?? 0);
}

/** Calculates a percentage, rounded half up. Splits the amount so that no intermediate product exceeds `Number.MAX_SAFE_INTEGER`. */
function percentOf(cents: number, percent: number): number {
  const remainder = cents % 100;
  return ((cents - remainder) / 100) * percent + Math.round((remainder * percent) / 100);
}

/** Describes a coupon to the buyer. */
export function describeCoupon(
  { kind, percent, amountCents }: Pick<Coupon, 'kind' | 'percent' | 'amountCents'>,
  currency: string,
  language: Language,
): string {
  const isArabic = language === 'ar';
  if (kind === 'shipping') return isArabic ? 'توصيل مجاني' : 'Free delivery';
  if (kind === 'percent') return isArabic ? `خصم ${percent}%` : `${percent}% off`;
  const amount = formatMoney(amountCents ?? 0, currency, language);
  return isArabic ? `خصم ${amount}` : `${amount} off`;
}
