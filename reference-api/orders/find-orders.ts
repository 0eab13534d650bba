import { and, asc, count, desc, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { z } from 'zod';
import { toCurrencyUnits } from '../../contract/currency.ts';
import type { Order, OrderSummary } from '../../contract/orders.ts';
import type { Orm } from '../db/database.ts';
import { isUuid } from '../db/is-uuid.ts';
import { orderLine, placedOrder } from '../db/schema/orders.ts';
import type { Language } from '../http/language.ts';
import { inLanguage } from '../wire/text.ts';
import { optionAttributes } from '../wire/variant.ts';
import { normalizeOrderNumber } from './order-number.ts';

type OrderRow = typeof placedOrder.$inferSelect;
type LineRow = typeof orderLine.$inferSelect;

/** Finds one page of a customer's orders, newest first, and their total number. */
export async function findOrderPage(
  orm: Orm,
  customerId: string,
  page: { pageNumber: number; pageSize: number },
): Promise<{ items: z.infer<typeof OrderSummary>[]; total: number }> {
  const isOwnOrder = eq(placedOrder.customerId, customerId);
  const [orders, [counted]] = await Promise.all([
    orm
      .select()
      .from(placedOrder)
      .where(isOwnOrder)
      .orderBy(desc(placedOrder.createdAt), asc(placedOrder.id))
      .limit(page.pageSize)
      .offset((page.pageNumber - 1) * page.pageSize),
    orm.select({ total: count() }).from(placedOrder).where(isOwnOrder),
  ]);
  if (orders.length === 0) return { items: [], total: counted?.total ?? 0 };
  const lineTotals = await orm
    .select({
      orderId: orderLine.orderId,
      lineCount: count(),
      quantity: sum(orderLine.quantity).mapWith(Number),
    })
    .from(orderLine)
    .where(
      inArray(
        orderLine.orderId,
        orders.map((order) => order.id),
      ),
    )
    .groupBy(orderLine.orderId);
  const items = orders.flatMap((order) => {
    const totals = lineTotals.find((row) => row.orderId === order.id);
    return totals ? [toSummary(order, totals)] : [];
  });
  return { items, total: counted?.total ?? 0 };
}

/** Finds an order of a customer in full; undefined for an unknown id or another customer's order. */
export function findCustomerOrder(orm: Orm, customerId: string, id: string, language: Language) {
  return isUuid(id)
    ? findOrderWhere(orm, and(eq(placedOrder.id, id), eq(placedOrder.customerId, customerId)), language)
    : Promise.resolve(undefined);
}

/** Finds an order in full by its number and e-mail address; undefined when no order matches both. */
export function findOrderByNumber(orm: Orm, number: string, email: string, language: Language) {
  const hasEmail = sql`lower(${placedOrder.contact} ->> 'email') = ${email.toLowerCase()}`;
  return findOrderWhere(orm, and(eq(placedOrder.number, normalizeOrderNumber(number)), hasEmail), language);
}

async function findOrderWhere(
  orm: Orm,
  condition: SQL | undefined,
  language: Language,
): Promise<z.infer<typeof Order> | undefined> {
  const [order] = await orm.select().from(placedOrder).where(condition);
  if (!order) return undefined;
  const lines = await orm
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, order.id))
    .orderBy(asc(orderLine.position));
  const units = (amount: number) => toCurrencyUnits(amount, order.currency);
  const quantity = lines.reduce((total, line) => total + line.quantity, 0);
  return {
    ...toSummary(order, { lineCount: lines.length, quantity }),
    lines: lines.map((line) => toLine(line, units, language)),
    contact: order.contact,
    address: order.address,
    shipping: order.shipping,
    payment: order.payment,
    subtotal: units(order.subtotalMinor),
    shippingCost: units(order.shippingMinor),
    discount: units(order.discountMinor),
    coupon: order.coupon,
  };
}

function toSummary(
  order: OrderRow,
  { lineCount, quantity }: { lineCount: number; quantity: number },
): z.infer<typeof OrderSummary> {
  return {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    currency: order.currency,
    total: toCurrencyUnits(order.subtotalMinor - order.discountMinor + order.shippingMinor, order.currency),
    lineCount,
    quantity,
  };
}

function toLine(
  line: LineRow,
  units: (amount: number) => number,
  language: Language,
): z.infer<typeof Order>['lines'][number] {
  return {
    productId: line.productId,
    variantId: line.variantId,
    title: inLanguage(language, line.titleEn, line.titleAr),
    slug: line.slug,
    sku: line.sku,
    image: line.image === null ? null : { filePath: line.image },
    size: line.size,
    color: line.colorEn === null ? null : inLanguage(language, line.colorEn, line.colorAr ?? line.colorEn),
    options: optionAttributes(line.options, language),
    quantity: line.quantity,
    price: units(line.priceMinor),
    total: units(line.priceMinor * line.quantity),
  };
}
