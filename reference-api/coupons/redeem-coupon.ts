import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { toCurrencyUnits, toMinorUnits } from '../../contract/currency.ts';
import type { CouponChange } from '../../contract/orders.ts';
import type { Orm } from '../db/database.ts';
import { coupon, couponRedemption } from '../db/schema/coupons.ts';
import { HttpError } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { couponRejections, type LocalizedMessage } from '../http/messages.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { type Coupon, couponKey, type OrderAmounts, rejectionOf } from './discount.ts';

/**
 * Finds the coupon of an order.
 * @throws {HttpError} 409 with `changes` when the coupon is unknown or does not apply
 */
export async function findApplicableCoupon(
  tx: Orm,
  code: string,
  order: OrderAmounts & { now: Date; language: Language },
): Promise<Coupon> {
  const [couponRow] = await tx
    .select()
    .from(coupon)
    .where(eq(coupon.code, couponKey(code)));
  const rejection = couponRow ? rejectionOf(couponRow, order, order.now) : couponRejections.unknown;
  if (!couponRow || rejection)
    throw couponConflict(code, rejection ?? couponRejections.unknown, order.language);
  return couponRow;
}

/** Order that uses a coupon, and its buyer. */
interface Redemption {
  orderId: string;
  email: string;
  /** Null for a guest. */
  customerId: string | null;
  language: Language;
}

/**
 * Records that an order uses a coupon. A concurrent order with the same limited code waits here until this transaction ends,
 * at the unique index of mailboxes or of customers, or at the locked row of the coupon, and then finds the coupon used.
 * @throws {HttpError} 409 with `changes` when another order has used the coupon
 */
export async function redeemCoupon(
  tx: Orm,
  { code, oncePerEmail, maxUses }: Coupon,
  { orderId, email, customerId, language }: Redemption,
): Promise<void> {
  const [redeemed] = await tx
    .insert(couponRedemption)
    .values({ orderId, code, ...(oncePerEmail && { email: mailboxOf(email), customerId }) })
    .onConflictDoNothing()
    .returning({ code: couponRedemption.code });
  if (!redeemed) throw couponConflict(code, couponRejections.usedByEmail, language);
  if (maxUses === null) return;
  const [updatedCoupon] = await tx
    .update(coupon)
    .set({ uses: sql`uses + 1` })
    .where(and(eq(coupon.code, code), or(isNull(coupon.maxUses), lt(coupon.uses, coupon.maxUses))))
    .returning({ code: coupon.code });
  if (!updatedCoupon) throw couponConflict(code, couponRejections.usedUp, language);
}

/** Makes the coupon of a cancelled order usable again. Requires a transaction that has locked the order. */
export async function releaseCoupon(tx: Orm, orderId: string): Promise<void> {
  const [released] = await tx
    .delete(couponRedemption)
    .where(eq(couponRedemption.orderId, orderId))
    .returning({ code: couponRedemption.code });
  if (!released) return;
  await tx
    .update(coupon)
    .set({ uses: sql`greatest(uses - 1, 0)` })
    .where(and(eq(coupon.code, released.code), sql`max_uses IS NOT NULL`));
}

/**
 * Compares the discount of an order with the one that the buyer saw.
 * @param seen in currency units; null when the order does not state it
 * @throws {HttpError} 409 with `changes` when they differ
 */
export function requireSeenDiscount(
  { code }: Coupon,
  seen: number | null | undefined,
  { discountMinor, currency, language }: { discountMinor: number; currency: string; language: Language },
): void {
  if (seen == null || toMinorUnits(seen, currency) === discountMinor) return;
  const now = toCurrencyUnits(discountMinor, currency);
  throw couponConflict(code, couponRejections.otherDiscount, language, { seen, now });
}

function couponConflict(
  code: string,
  rejection: LocalizedMessage,
  language: Language,
  discount?: { seen: number; now: number },
): HttpError {
  const change: z.infer<typeof CouponChange> = { coupon: code, text: rejection[language], discount };
  return new HttpError(409, rejection, { body: { changes: [change] } });
}
