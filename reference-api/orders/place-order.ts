import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { toCurrencyUnits } from '../../contract/currency.ts';
import type { NewOrder, PlacedOrder } from '../../contract/orders.ts';
import { trackingBases } from '../../contract/tracking.ts';
import { lockCustomer } from '../cart/lock-customer.ts';
import { discountOf } from '../coupons/discount.ts';
import { findApplicableCoupon, redeemCoupon, requireSeenDiscount } from '../coupons/redeem-coupon.ts';
import type { Orm } from '../db/database.ts';
import { cartLine } from '../db/schema/customers.ts';
import { orderLine, placedOrder } from '../db/schema/orders.ts';
import { HttpError } from '../http/http-error.ts';
import type { IntegerIds } from '../http/integer-ids.ts';
import type { Language } from '../http/language.ts';
import { messages } from '../http/messages.ts';
import type { PurchaseProvider } from '../purchase-events/purchase-provider.ts';
import { recordPurchase } from '../purchase-events/record-purchase.ts';
import { touchpointValues } from '../tracking/touchpoint-values.ts';
import { detectChanges, type LockedLine, lockLines } from './lock-lines.ts';
import { generateOrderNumber } from './order-number.ts';
import { requireSeenShippingCost, type ShippingCosts } from './shipping.ts';
import { takeStock } from './take-stock.ts';

const maxNumberAttempts = 5;

/** Buyer, shop and initial status of a new order. */
export interface OrderContext {
  /** Null for a guest. */
  customerId: string | null;
  language: Language;
  /** ISO 4217 currency of all amounts. */
  currency: string;
  shop: ShippingCosts;
  /** Initial status. */
  status: 'held' | 'placed' | 'awaiting-payment';
  /** How long an order by card may stay unpaid. */
  paymentTtlMs: number;
  /** Receivers of the purchase of an order that is paid at once. */
  purchaseProviders: readonly PurchaseProvider[];
}

/**
 * Places an order: takes the stock, stores the order, redeems its coupon and removes its lines from the customer's cart. Requires a
 * transaction.
 * @throws {HttpError} 409 with `changes` when prices, stock or the delivery cost differ from what the buyer saw, or the coupon does not
 * apply or takes off another amount
 */
export async function placeOrder(
  tx: Orm,
  order: IntegerIds<z.output<typeof NewOrder>>,
  {
    customerId,
    language,
    currency,
    shop,
    status: initialStatus,
    paymentTtlMs,
    purchaseProviders,
  }: OrderContext,
): Promise<z.infer<typeof PlacedOrder>> {
  const now = new Date();
  const shippingMinor = requireSeenShippingCost(order, shop, currency);
  if (customerId !== null) await lockCustomer(tx, customerId);
  const lines = await lockLines(tx, order.lines, currency, now);
  const changes = detectChanges(lines, currency, language);
  if (changes.length > 0) throw new HttpError(409, messages.orderChanged, { body: { changes } });
  const subtotalMinor = lines.reduce((sum, line) => sum + line.quantity * line.priceMinor, 0);
  const amounts = { currency, subtotalMinor, shippingMinor };
  const coupon = order.coupon
    ? await findApplicableCoupon(tx, order.coupon, { ...amounts, now, language })
    : null;
  const discountMinor = coupon ? discountOf(coupon, amounts) : 0;
  if (coupon) requireSeenDiscount(coupon, order.discount, { discountMinor, currency, language });
  const totalMinor = subtotalMinor - discountMinor + shippingMinor;
  const isCardOrder = initialStatus === 'awaiting-payment';
  // Payment providers reject a total of 0: such an order is paid from the start.
  const status = isCardOrder && totalMinor === 0 ? 'paid' : initialStatus;
  await takeStock(tx, lines, now);
  const firstTouchpoint = order.utm?.first ?? order.utm?.last;
  const lastTouchpoint = order.utm?.last ?? order.utm?.first;
  const placed = await insertOrder(tx, {
    customerId,
    status,
    contact: order.contact,
    address: order.address,
    shipping: order.shipping,
    payment: order.payment,
    ...amounts,
    coupon: coupon?.code ?? null,
    discountMinor,
    sessionId: order.sessionId ?? null,
    firstTouchpointValues: touchpointValues(firstTouchpoint),
    lastTouchpointValues: touchpointValues(lastTouchpoint),
    firstChannel: firstTouchpoint?.channel ?? null,
    lastChannel: lastTouchpoint?.channel ?? null,
    touchpoints: order.utm ?? null,
    tracking: permittedTracking(order.tracking),
    createdAt: now,
    payUntil: isCardOrder ? new Date(now.getTime() + paymentTtlMs) : null,
    language,
  });
  const { id, number } = placed;
  await tx.insert(orderLine).values(lines.map((line, position) => toOrderLineRow(line, id, position)));
  if (customerId !== null) await removeFromCart(tx, customerId, lines);
  if (coupon)
    await redeemCoupon(tx, coupon, { orderId: id, email: order.contact.email, customerId, language });
  if (status === 'paid') await recordPurchase(tx, placed, purchaseProviders, now);
  return {
    id,
    number,
    status,
    total: toCurrencyUnits(totalMinor, currency),
    ...(coupon && { discount: toCurrencyUnits(discountMinor, currency) }),
  };
}

/** Returns the tracking data of an order whose buyer consents, else null. */
function permittedTracking(tracking: z.output<typeof NewOrder>['tracking']) {
  return tracking && trackingBases.some((basis) => basis === tracking.consent) ? tracking : null;
}

async function insertOrder(tx: Orm, order: Omit<typeof placedOrder.$inferInsert, 'number'>) {
  for (let attempt = 0; attempt < maxNumberAttempts; attempt += 1) {
    const [inserted] = await tx
      .insert(placedOrder)
      .values({ ...order, number: generateOrderNumber(new Date()) })
      .onConflictDoNothing({ target: placedOrder.number })
      .returning();
    if (inserted) return inserted;
  }
  throw new Error('No free order number was found');
}

function toOrderLineRow(
  { variantRow, productId, variantId, quantity, priceMinor }: LockedLine,
  orderId: string,
  position: number,
): typeof orderLine.$inferInsert {
  if (!variantRow) throw new Error(`Variant ${variantId} was not found`);
  const { product, variant, color, sizeName } = variantRow;
  return {
    orderId,
    position,
    productId,
    variantId,
    sku: variant.sku,
    slug: product.slug,
    titleEn: product.titleEn,
    titleAr: product.titleAr,
    image: variant.images[0] ?? null,
    size: sizeName,
    colorEn: color?.nameEn ?? null,
    colorAr: color?.nameAr ?? null,
    options: variant.options,
    quantity,
    priceMinor,
  };
}

async function removeFromCart(tx: Orm, customerId: string, lines: LockedLine[]): Promise<void> {
  const ids = lines.map((line) => line.variantId);
  await tx.delete(cartLine).where(and(eq(cartLine.customerId, customerId), inArray(cartLine.variantId, ids)));
}
