import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { CouponKind } from '../../../contract/coupons.ts';
import { instant } from '../instant.ts';
import { customer } from './customers.ts';
import { placedOrder } from './orders.ts';

/** Coupons and their conditions; null means no condition. */
export const coupon = pgTable(
  'coupon',
  {
    /** In capital letters. */
    code: text().primaryKey(),
    kind: text().$type<z.infer<typeof CouponKind>>().notNull(),
    /** Null unless the kind is `percent`. */
    percent: integer(),
    /** Null unless the kind is `amount`. */
    amountMinor: bigint('amount_cents', { mode: 'number' }),
    /**
     * Currency of the orders that may use the coupon, and of its amounts, which are in minor units. Amounts of a coupon for any currency are in
     * hundredths of the order's.
     */
    currency: text(),
    /** Minimum sum of the lines. */
    minimumMinor: bigint('minimum_cents', { mode: 'number' }).notNull().default(0),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    oncePerEmail: boolean('once_per_email').notNull().default(false),
    /** 1 for a one-time code. */
    maxUses: integer('max_uses'),
    /** Number of orders that use the coupon and are not cancelled; counted only with `maxUses`. */
    uses: integer().notNull().default(0),
  },
  () => [
    check(
      'coupon_value',
      sql`coalesce(CASE kind WHEN 'percent' THEN percent BETWEEN 1 AND 100 WHEN 'amount' THEN amount_cents > 0 ELSE kind = 'shipping' END, false)`,
    ),
    check('coupon_uses', sql`uses >= 0 AND (max_uses IS NULL OR uses <= max_uses)`),
  ],
);

/** Use of a coupon by an order that is not cancelled. */
export const couponRedemption = pgTable(
  'coupon_redemption',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => placedOrder.id, { onDelete: 'cascade' }),
    code: text()
      .notNull()
      .references(() => coupon.code, { onDelete: 'cascade' }),
    /** Mailbox of the buyer (`mailboxOf`); null unless the code works once per customer. */
    email: text(),
    /** Null for a guest, and unless the code works once per customer. */
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('coupon_redemption_email').on(table.code, table.email),
    unique('coupon_redemption_customer').on(table.code, table.customerId),
  ],
);
