import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { NewOrder, PlacedOrder } from '../../contract/orders.ts';
import { lockCustomer } from '../cart/lock-customer.ts';
import type { Orm } from '../db/database.ts';
import { cartLine } from '../db/schema/customers.ts';
import { orderLine, placedOrder } from '../db/schema/orders.ts';
import { HttpFailure } from '../http/failure.ts';
import type { Language } from '../http/language.ts';
import { words } from '../http/words.ts';
import type { Shop } from '../shops.ts';
import { changesOf, lockLines, type OrderedLine } from './lock-lines.ts';
import { newOrderNumber } from './number.ts';
import { takeStock } from './take-stock.ts';
import { toTouch } from './touches.ts';

const numbersTried = 5;

/** Who orders, and where. */
export interface Buyer {
  customerId: string | null;
  language: Language;
  /** What the order is in. */
  currency: string;
  shop: Pick<Shop, 'deliveryCents'>;
  /** The status the order begins with. */
  status: 'held' | 'placed';
}

/**
 * Places an order: pieces leave the stock, a customer's cart loses the lines. To be called inside a transaction.
 * @throws {HttpFailure} 400 where it is to be sent for another price than delivery has; 409 with `changes` when prices or stock are not what the buyer saw; nothing is taken then
 */
export async function placeOrder(
  tx: Orm,
  order: z.output<typeof NewOrder>,
  { customerId, language, currency, shop, status }: Buyer,
): Promise<z.infer<typeof PlacedOrder>> {
  const now = new Date();
  const shippingCents = shop.deliveryCents;
  if ((order.shipping === 'free') !== (shippingCents === 0)) throw new HttpFailure(400, words.otherDelivery);
  if (customerId !== null) await lockCustomer(tx, customerId);
  const lines = await lockLines(tx, order.lines, now);
  const changes = changesOf(lines, language);
  if (changes.length > 0) throw new HttpFailure(409, words.orderChanged, { body: { changes } });
  await takeStock(tx, lines, now);
  const subtotalCents = lines.reduce((sum, line) => sum + line.quantity * line.priceCents, 0);
  const first = order.utm?.first ?? order.utm?.last;
  const last = order.utm?.last ?? order.utm?.first;
  const { id, number } = await writeOrder(tx, {
    customerId,
    status,
    contact: order.contact,
    address: order.address,
    shipping: order.shipping,
    payment: order.payment,
    currency,
    subtotalCents,
    shippingCents,
    sessionId: order.sessionId ?? null,
    firstTouch: toTouch(first),
    lastTouch: toTouch(last),
    firstChannel: first?.channel ?? null,
    lastChannel: last?.channel ?? null,
    touches: order.utm ?? null,
    createdAt: now,
  });
  await tx.insert(orderLine).values(lines.map((line, position) => toRow(line, id, position)));
  if (customerId !== null) await leaveCart(tx, customerId, lines);
  return { id, number, total: (subtotalCents + shippingCents) / 100, status };
}

async function writeOrder(tx: Orm, order: Omit<typeof placedOrder.$inferInsert, 'number'>) {
  for (let tried = 0; tried < numbersTried; tried += 1) {
    const [written] = await tx
      .insert(placedOrder)
      .values({ ...order, number: newOrderNumber(new Date()) })
      .onConflictDoNothing({ target: placedOrder.number })
      .returning({ id: placedOrder.id, number: placedOrder.number });
    if (written) return written;
  }
  throw new Error('No number for an order was found');
}

function toRow(
  { found, productId, variantId, quantity, priceCents }: OrderedLine,
  orderId: string,
  position: number,
): typeof orderLine.$inferInsert {
  if (!found) throw new Error(`Variant ${variantId} is not there`);
  const { product, variant, color, sizeName } = found;
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
    quantity,
    priceCents,
  };
}

async function leaveCart(tx: Orm, customerId: string, lines: OrderedLine[]): Promise<void> {
  const ids = lines.map((line) => line.variantId);
  await tx.delete(cartLine).where(and(eq(cartLine.customerId, customerId), inArray(cartLine.variantId, ids)));
}
