import { and, eq, inArray, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppliedCoupon, CouponCheck } from '../../contract/coupons.ts';
import { toCurrencyUnits } from '../../contract/currency.ts';
import type { Orm } from '../db/database.ts';
import { variant } from '../db/schema/catalogue.ts';
import { coupon, couponRedemption } from '../db/schema/coupons.ts';
import { HttpError } from '../http/http-error.ts';
import type { IntegerIds } from '../http/integer-ids.ts';
import type { Language } from '../http/language.ts';
import { couponRejections } from '../http/messages.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { type ShippingCosts, shippingMinorOf } from '../orders/shipping.ts';
import { currentPriceThousandths, minorOfThousandths } from '../wire/price.ts';
import { couponKey, describeCoupon, discountOf, rejectionOf } from './discount.ts';

interface CheckContext {
  /** Null for a guest. */
  customerId: string | null;
  language: Language;
  currency: string;
  shop: ShippingCosts;
  now: Date;
}

/**
 * Returns the discount of a coupon for an order, at current prices. Reserves nothing: placing the order checks
 * the coupon again.
 * @throws {HttpError} 404 for an unknown code, 409 when the coupon does not apply
 */
export async function checkCoupon(
  orm: Orm,
  { code, shipping, lines, email }: IntegerIds<z.output<typeof CouponCheck>>,
  { customerId, language, currency, shop, now }: CheckContext,
): Promise<z.infer<typeof AppliedCoupon>> {
  const [couponRow] = await orm
    .select()
    .from(coupon)
    .where(eq(coupon.code, couponKey(code)));
  if (!couponRow) throw new HttpError(404, couponRejections.unknown);
  const order = {
    currency,
    subtotalMinor: await loadSubtotalMinor(orm, lines, currency, now),
    // Placing the order tells that the method is not offered.
    shippingMinor: shippingMinorOf(shop, shipping) ?? 0,
  };
  const rejection = rejectionOf(couponRow, order, now);
  if (rejection) throw new HttpError(409, rejection);
  const isSameBuyer = or(
    email == null ? undefined : eq(couponRedemption.email, mailboxOf(email)),
    customerId === null ? undefined : eq(couponRedemption.customerId, customerId),
  );
  if (couponRow.oncePerEmail && isSameBuyer) {
    const [earlierUse] = await orm
      .select({ code: couponRedemption.code })
      .from(couponRedemption)
      .where(and(eq(couponRedemption.code, couponRow.code), isSameBuyer));
    if (earlierUse) throw new HttpError(409, couponRejections.usedByEmail);
  }
  return {
    code: couponRow.code,
    kind: couponRow.kind,
    discount: toCurrencyUnits(discountOf(couponRow, order), currency),
    text: describeCoupon(couponRow, currency, language),
  };
}

/** Returns the sum of the lines at current prices, in minor units of the currency; variants that are no longer sold count as 0. */
async function loadSubtotalMinor(
  orm: Orm,
  lines: IntegerIds<z.output<typeof CouponCheck>>['lines'],
  currency: string,
  now: Date,
): Promise<number> {
  const variants = await orm
    .select()
    .from(variant)
    .where(
      inArray(
        variant.id,
        lines.map(({ variantId }) => variantId),
      ),
    );
  const priceMinorById = new Map(
    variants.map((row) => [row.id, minorOfThousandths(currentPriceThousandths(row, now), currency)]),
  );
  return lines.reduce(
    (sum, { variantId, quantity }) => sum + quantity * (priceMinorById.get(variantId) ?? 0),
    0,
  );
}
