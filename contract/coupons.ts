import { z } from 'zod';
import { Amount } from './amount.ts';
import { maxCouponLength } from './limits.ts';
import { NewOrder } from './orders.ts';
import { code, Email } from './text.ts';

/** Percentage off the lines, amount off the lines, or free delivery. */
export const CouponKind = z.enum(['percent', 'amount', 'shipping']);

/**
 * Body of `POST /Coupons/Check`: the known parts of the order. Prices of `lines` are ignored: the API discounts its own.
 * Without `email`, an earlier use by the buyer is detected only when the order is placed.
 */
export const CouponCheck = NewOrder.pick({ currency: true, shipping: true, lines: true })
  .extend({ code: code(maxCouponLength), email: Email.nullish() })
  .meta({ id: 'CouponCheck' });

/** Coupon that applies to the order. */
export const AppliedCoupon = z
  .object({
    /** As the shop spells it. */
    code: z.string(),
    kind: CouponKind,
    /** In currency units: at most the sum of the lines, for `shipping` the delivery cost. */
    discount: Amount,
    /** Description for the buyer, such as "10% off". */
    text: z.string(),
  })
  .meta({ id: 'AppliedCoupon' });
