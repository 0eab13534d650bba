import { z } from 'zod';
import { Address } from './accounts.ts';
import { mostLines, mostPieces } from './cart.ts';
import { MediaFile } from './catalogue.ts';
import { Currency, Email, Identifier, ReachableEmail, ReachablePhoneNumber, text } from './text.ts';
import { UtmTouches } from './tracking.ts';

/** Ways an order can be sent: free where delivery costs nothing. */
export const Shipping = z.enum(['free', 'standard']);

/** Ways an order can be paid. */
export const Payment = z.enum(['cash-on-delivery']);

const Id = z.int().min(1).max(2_147_483_647);

/**
 * Body of `POST /Posts/Orders`. `price` is what one piece cost when the buyer saw it: where it differs from the price now,
 * nothing is ordered and the answer says what changed. `currency` is the one the buyer saw prices in.
 */
export const NewOrder = z
  .object({
    contact: z.object({ name: text(100), email: ReachableEmail, phoneNumber: ReachablePhoneNumber }),
    address: Address,
    shipping: Shipping,
    payment: Payment,
    lines: z
      .array(
        z.object({
          productId: Id,
          variantId: Id,
          quantity: z.int().min(1).max(mostPieces),
          price: z.number().nonnegative().max(21_000_000).nullish(),
        }),
      )
      .min(1)
      .max(mostLines),
    currency: Currency.nullish(),
    sessionId: text(100).nullish(),
    utm: UtmTouches.nullish(),
  })
  .meta({ id: 'NewOrder' });

/** `held`: the shop asks about it before anything is sent. */
export const OrderStatus = z.enum(['held', 'placed', 'confirmed', 'shipped', 'delivered', 'cancelled']);

export const PlacedOrder = z
  .object({
    id: Identifier,
    number: z.string(),
    total: z.number().optional(),
    status: OrderStatus.optional(),
  })
  .meta({ id: 'PlacedOrder' });

/** One line of an order that cannot be placed as it was seen; `available` is 0 for what is no longer sold. */
export const OrderChange = z
  .object({
    productId: z.int(),
    variantId: z.int(),
    title: z.string(),
    slug: z.string(),
    price: z.object({ seen: z.number().nullable(), now: z.number().nullable() }),
    quantity: z.object({ wanted: z.int(), available: z.int().nonnegative() }),
  })
  .meta({ id: 'OrderChange' });

/** The body of a 409 to `POST /Posts/Orders`. */
export const OrderRefusal = z
  .object({ Message: z.string(), changes: z.array(OrderChange) })
  .meta({ id: 'OrderRefusal' });

/** An order in a list; `lines` counts them, `quantity` the pieces. */
export const OrderSummary = z
  .object({
    id: Identifier,
    number: z.string(),
    createdAt: z.iso.datetime({ offset: true }),
    status: OrderStatus,
    currency: z.string(),
    total: z.number().nonnegative(),
    lineCount: z.int().positive(),
    quantity: z.int().positive(),
  })
  .meta({ id: 'OrderSummary' });

/** What was ordered, as it was called and cost then. */
export const OrderLine = z
  .object({
    productId: z.int(),
    variantId: z.int(),
    title: z.string(),
    slug: z.string(),
    sku: z.string(),
    image: MediaFile.nullable(),
    size: z.string().nullable(),
    color: z.string().nullable(),
    quantity: z.int().positive(),
    price: z.number().nonnegative().describe('of one piece'),
    total: z.number().nonnegative(),
  })
  .meta({ id: 'OrderLine' });

export const Order = OrderSummary.extend({
  lines: z.array(OrderLine),
  contact: z.object({ name: z.string(), email: z.string(), phoneNumber: z.string() }),
  address: Address,
  shipping: z.string(),
  payment: z.string(),
  subtotal: z.number().nonnegative(),
  shippingCost: z.number().nonnegative(),
}).meta({ id: 'Order' });

/**
 * Body of `POST /Posts/Orders/Page`: a customer's own orders, newest first. With `number` and `email` it finds one order of
 * anyone, in full, so that a guest can follow it.
 */
export const OrderQuery = z
  .object({
    pageNumber: z.int().positive().max(100_000).default(1),
    pageSize: z.int().positive().max(100).default(10),
    sortColumn: text(40, 0).nullish(),
    sortDirection: z.enum(['asc', 'desc']).nullish(),
    number: text(40).nullish(),
    email: Email.nullish(),
  })
  .refine(({ number, email }) => (number == null) === (email == null), {
    path: ['email'],
    message: 'number and email are needed together',
  })
  .meta({ id: 'OrderQuery' });

export const OrderPage = z
  .object({ items: z.array(z.union([Order, OrderSummary])), total: z.int().nonnegative() })
  .meta({ id: 'OrderPage' });

export const ContactMessage = z
  .object({ name: text(100), email: Email, subject: text(200, 0).nullish(), message: text(5000) })
  .meta({ id: 'ContactMessage' });
