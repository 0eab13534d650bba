import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { NewReview, ReviewReceipt } from '../../contract/reviews.ts';
import type { Orm } from '../db/database.ts';
import { orderLine, placedOrder } from '../db/schema/orders.ts';
import { review } from '../db/schema/reviews.ts';
import { normalizeOrderNumber } from '../orders/order-number.ts';

/** Condition on an order that counts as a purchase: it is delivered, or paid by card. */
const isPurchase = or(
  inArray(placedOrder.status, ['paid', 'delivered']),
  and(eq(placedOrder.payment, 'card'), inArray(placedOrder.status, ['confirmed', 'shipped'])),
);
const buyerEmail = sql<string>`lower(${placedOrder.contact} ->> 'email')`;

/** Order that proves the purchase of a product. */
export interface Purchase {
  orderId: string;
  /** Customer id, or the e-mail address of a guest in lower case. */
  author: string;
}

/**
 * Finds the order that proves the purchase of a product: an order of the customer, else the order with the number and
 * e-mail address. Returns undefined when there is no such order.
 */
export async function findPurchase(
  orm: Orm,
  productId: number,
  customerId: string | null,
  { orderNumber, email }: Pick<z.output<typeof NewReview>, 'orderNumber' | 'email'>,
): Promise<Purchase | undefined> {
  const isOwnOrder = customerId === null ? undefined : eq(placedOrder.customerId, customerId);
  const isNamedOrder =
    orderNumber == null || email == null
      ? undefined
      : and(
          eq(placedOrder.number, normalizeOrderNumber(orderNumber)),
          sql`${buyerEmail} = ${email.toLowerCase()}`,
        );
  return (isOwnOrder && (await findOrder(isOwnOrder))) ?? (isNamedOrder && (await findOrder(isNamedOrder)));

  async function findOrder(condition: SQL): Promise<Purchase | undefined> {
    const [order] = await orm
      .select({
        id: placedOrder.id,
        customerId: placedOrder.customerId,
        email: buyerEmail,
      })
      .from(placedOrder)
      .innerJoin(orderLine, eq(orderLine.orderId, placedOrder.id))
      .where(and(condition, eq(orderLine.productId, productId), isPurchase))
      .orderBy(desc(placedOrder.createdAt))
      .limit(1);
    return order && { orderId: order.id, author: order.customerId ?? order.email };
  }
}

/** Stores a review; a second one by the same author replaces the first and is moderated again. */
export async function writeReview(
  orm: Orm,
  productId: number,
  { rating, fit, name, text, language }: z.output<typeof NewReview>,
  { orderId, author }: Purchase,
  status: z.infer<typeof ReviewReceipt>['status'],
): Promise<void> {
  const reviewColumns = {
    status,
    rating,
    fit: fit ?? null,
    verified: true,
    name,
    writtenAt: new Date(),
    textEn: language === 'en' ? text : null,
    textAr: language === 'ar' ? text : null,
    orderId,
  };
  await orm
    .insert(review)
    .values({ productId, author, ...reviewColumns })
    .onConflictDoUpdate({ target: [review.productId, review.author], set: reviewColumns });
}

/** Returns whether the author of a review still has an order that proves the purchase; true for reviews of the source catalogue. */
export async function isStillPurchased(
  orm: Orm,
  { productId, author }: Pick<typeof review.$inferSelect, 'productId' | 'author'>,
): Promise<boolean> {
  if (author === null) return true;
  const [order] = await orm
    .select({ id: placedOrder.id })
    .from(placedOrder)
    .innerJoin(orderLine, eq(orderLine.orderId, placedOrder.id))
    .where(
      and(
        sql`coalesce(${placedOrder.customerId}::text, ${buyerEmail}) = ${author}`,
        eq(orderLine.productId, productId),
        isPurchase,
      ),
    )
    .limit(1);
  return order !== undefined;
}

/** Rejects the reviews that only a cancelled order proves. Requires a transaction that has cancelled the order. */
export async function rejectReviewsOfOrder(tx: Orm, orderId: string): Promise<void> {
  const reviews = await tx
    .select({ id: review.id, productId: review.productId, author: review.author })
    .from(review)
    .where(eq(review.orderId, orderId));
  for (const written of reviews) {
    if (await isStillPurchased(tx, written)) continue;
    await tx.update(review).set({ status: 'rejected', verified: false }).where(eq(review.id, written.id));
  }
}
