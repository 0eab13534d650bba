import { z } from 'zod';
import { Address } from './accounts.ts';
import { Amount } from './amount.ts';
import { Attribute, MediaFile } from './catalogue.ts';
import { maxMessageLength, maxNameLength, maxOrderNumberLength, maxSubjectLength } from './form-limits.ts';
import { maxCartLines, maxCouponLength, maxLineQuantity } from './limits.ts';
import { Paging } from './paging.ts';
import { Currency, code, Email, Identifier, ReachableEmail, ReachablePhoneNumber, text } from './text.ts';
import { OrderTracking, Touchpoints } from './tracking.ts';

/**
 * Delivery methods: `free` when ordinary delivery costs nothing, else `standard`; `express` and `pick-up` where the shop offers them.
 */
export const Shipping = z.enum(['free', 'standard', 'express', 'pick-up']);

/** Payment methods; `card` only in an API with the capability `card`. */
export const Payment = z.enum(['cash-on-delivery', 'card']);

/**
 * Body of `POST /Posts/Orders`. `price` is the unit price that the buyer saw; if it differs from the current one, the order
 * is rejected with `OrderConflict`, as with a `shipping` that is not offered or does not cost the `shippingCost` that the buyer saw, and a
 * `coupon` that does not apply or takes off another amount than the `discount` that the buyer saw. `currency` is that of all these amounts.
 */
export const NewOrder = z
  .object({
    contact: z.object({
      name: text(maxNameLength),
      email: ReachableEmail,
      phoneNumber: ReachablePhoneNumber,
    }),
    address: Address,
    shipping: Shipping,
    shippingCost: z.number().nonnegative().max(1e9).nullish(),
    payment: Payment,
    lines: z
      .array(
        z.object({
          productId: Identifier,
          variantId: Identifier,
          quantity: z.int().min(1).max(maxLineQuantity),
          price: z.number().nonnegative().max(1e9).nullish(),
        }),
      )
      .min(1)
      .max(maxCartLines),
    currency: Currency.nullish(),
    coupon: code(maxCouponLength).nullish(),
    discount: z.number().nonnegative().max(21_000_000_000).nullish(),
    sessionId: text(100).nullish(),
    utm: Touchpoints.nullish(),
    tracking: OrderTracking.nullish(),
  })
  .meta({ id: 'NewOrder' });

/**
 * `held`: a large order that the shop confirms with the buyer before shipping. An order paid by card is `awaiting-payment` or
 * `payment-failed` until it is `paid`, or `expired` when it was not paid in time.
 */
export const OrderStatus = z.enum([
  'held',
  'placed',
  'awaiting-payment',
  'payment-failed',
  'paid',
  'expired',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
]);

/** Statuses in which a card payment can be started or repeated. */
export const unpaidStatuses = ['awaiting-payment', 'payment-failed'] as const satisfies z.infer<
  typeof OrderStatus
>[];

/** Statuses in which a customer may cancel an order. */
export const cancellableStatuses = ['held', 'placed', ...unpaidStatuses] as const satisfies z.infer<
  typeof OrderStatus
>[];

/** Payment provider's page on which the buyer pays an order; it can be used until `expiresAt`. */
export const PaymentPage = z
  .object({ url: z.url({ protocol: /^https?$/ }), expiresAt: z.iso.datetime({ offset: true }) })
  .meta({ id: 'PaymentPage' });

/** Body of `POST /Payments/Start`: another try for an unpaid order. */
export const PaymentStart = z
  .object({ number: code(maxOrderNumberLength), email: Email })
  .meta({ id: 'PaymentStart' });

/** Response to `POST /Posts/Orders`; amounts are in currency units. */
export const PlacedOrder = z
  .object({
    id: Identifier,
    number: z.string(),
    total: Amount.optional(),
    /** Absent without a coupon. */
    discount: Amount.optional(),
    status: OrderStatus.optional(),
    /** Page of an order with `payment: "card"`. Absent while the provider cannot be reached: the buyer starts the payment later. */
    payment: PaymentPage.optional(),
  })
  .meta({ id: 'PlacedOrder' });

/** Order line whose price or stock changed; `available` is 0 for a variant that is no longer sold. */
export const OrderChange = z
  .object({
    productId: Identifier,
    variantId: Identifier,
    title: z.string(),
    slug: z.string(),
    price: z.object({ seen: z.number().nullable(), now: Amount.nullable() }),
    quantity: z.object({ wanted: z.int(), available: z.int().nonnegative() }),
  })
  .meta({ id: 'OrderChange' });

/** Coupon that does not apply (any more), or whose discount differs from the one the buyer saw, with the reason. */
export const CouponChange = z
  .object({
    coupon: z.string(),
    text: z.string(),
    /** Present where the coupon applies, in currency units. */
    discount: z.object({ seen: z.number(), now: z.number() }).optional(),
  })
  .meta({ id: 'CouponChange' });

/** Delivery method that is not offered (any more), or costs another amount than the buyer saw. Amounts are in currency units. */
export const ShippingChange = z
  .object({
    shipping: Shipping,
    /** `now` is null for a method that is not offered. */
    cost: z.object({ seen: z.number().nullable(), now: Amount.nullable() }),
    /** All methods that the shop offers now. */
    offered: z.array(z.object({ shipping: Shipping, cost: Amount })),
  })
  .meta({ id: 'ShippingChange' });

/** Body of a 409 response to `POST /Posts/Orders`; nothing was ordered. */
export const OrderConflict = z
  .object({ Message: z.string(), changes: z.array(z.union([OrderChange, CouponChange, ShippingChange])) })
  .meta({ id: 'OrderConflict' });

/** Order in a list; `lineCount` is the number of lines, `quantity` the number of units. */
export const OrderSummary = z
  .object({
    id: Identifier,
    number: z.string(),
    createdAt: z.iso.datetime({ offset: true }),
    status: OrderStatus,
    currency: z.string(),
    total: Amount,
    lineCount: z.int().positive(),
    quantity: z.int().positive(),
  })
  .meta({ id: 'OrderSummary' });

/** Ordered variant, with its title and price at the time of the order. */
export const OrderLine = z
  .object({
    productId: Identifier,
    variantId: Identifier,
    title: z.string(),
    slug: z.string(),
    sku: z.string(),
    image: MediaFile.nullable(),
    size: z.string().nullable(),
    color: z.string().nullable(),
    options: z.array(Attribute).optional().describe('values of options other than size and colour'),
    quantity: z.int().positive(),
    price: Amount.describe('per unit'),
    total: Amount,
  })
  .meta({ id: 'OrderLine' });

/** Order in full; amounts are in currency units. */
export const Order = OrderSummary.extend({
  lines: z.array(OrderLine),
  contact: z.object({ name: z.string(), email: z.string(), phoneNumber: z.string() }),
  address: Address,
  shipping: z.string(),
  payment: z.string(),
  subtotal: Amount,
  shippingCost: Amount,
  /** 0 without a coupon, absent in an API without coupons. `total` is `subtotal` less `discount` plus `shippingCost`. */
  discount: Amount.optional(),
  coupon: z.string().nullish(),
}).meta({ id: 'Order' });

/**
 * Body of `POST /Posts/Orders/Page`: the customer's own orders, newest first. With `number` and `email`: only the
 * order with this number, in full, also for guests.
 */
export const OrderQuery = Paging.extend({
  number: code(maxOrderNumberLength).nullish(),
  email: Email.nullish(),
})
  .refine(({ number, email }) => (number == null) === (email == null), {
    path: ['email'],
    message: 'number and email are needed together',
  })
  .meta({ id: 'OrderQuery' });

/** Page of orders; `total` counts the orders of all pages. */
export const OrderPage = z
  .object({ items: z.array(z.union([Order, OrderSummary])), total: z.int().nonnegative() })
  .meta({ id: 'OrderPage' });

/** Body of `POST /Posts/ContactMessages`. */
export const ContactMessage = z
  .object({
    name: text(maxNameLength),
    email: Email,
    subject: text(maxSubjectLength, 0).nullish(),
    message: text(maxMessageLength),
  })
  .meta({ id: 'ContactMessage' });
