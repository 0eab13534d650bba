import { orderNumberKey } from '@/contract/typed-text';
import { customerId } from '@/lib/platform/auth/session';
import type { Locale } from '@/lib/platform/i18n/routing';
import { createResourceClient } from '@/lib/platform/resource-service/resource-client';
import { browserSettings } from '@/lib/platform/settings/browser-settings';
import type { Id } from '@/lib/platform/wire/identifiers';
import { asArray, asObject } from '@/lib/platform/wire/json';
import { browserReadContext } from '@/lib/platform/wire/read-context';
import { readOrder, readOrderPage } from '@/lib/shopper/orders/wire/order';
import type { Order, OrderSummary } from './types.ts';

const ordersClient = (locale: Locale) => createResourceClient('orders', locale);

/** Page size of My Orders. */
export const ordersPerPage = 10;

/** Maximum number of pages fetched when the customer's orders are searched page by page. */
const maxPagesSearched = 20;

/** Fetches a page of the customer's orders, newest first. */
export async function fetchOrders(
  pageNumber: number,
  locale: Locale,
): Promise<{ items: OrderSummary[]; total: number }> {
  const response = await ordersClient(locale).page({
    pageNumber,
    pageSize: ordersPerPage,
    sortDirection: 'desc',
  });
  return readOrderPage(response, shopCurrency(), browserReadContext);
}

/** Fetches one of the customer's orders; null when there is none. */
export async function fetchOrder(id: Id, locale: Locale): Promise<Order | null> {
  return readOrder(await ordersClient(locale).getById(id), shopCurrency(), browserReadContext);
}

/**
 * Cancels one of the customer's orders.
 * @throws {CallError} 409 once the order is confirmed, 404 or 405 when the API does not support it
 */
export async function cancelOrder(id: Id, locale: Locale): Promise<void> {
  await ordersClient(locale).delete(id);
}

/** Number and e-mail address, by which anyone finds an order. */
interface OrderKey {
  number: string;
  email: string;
}

/**
 * Finds an order by number and e-mail address, of a customer or guest; null when there is none. An API that ignores both filters
 * returns all orders of the customer, which are then searched. A number with a leading `#`, which some shops' numbers have, is
 * tried without it, too.
 */
export async function findOrder(query: OrderKey, locale: Locale): Promise<Order | null> {
  const order = await findOrderAsTyped(query, locale);
  const bareNumber = query.number.replace(/^#\s*/, '');
  if (order !== null || bareNumber === query.number || bareNumber === '') return order;
  return findOrderAsTyped({ ...query, number: bareNumber }, locale);
}

async function findOrderAsTyped({ number, email }: OrderKey, locale: Locale): Promise<Order | null> {
  const response = await ordersClient(locale).page({ pageNumber: 1, pageSize: ordersPerPage, number, email });
  const orders = asArray(asObject(response)?.items).map((item) =>
    readOrder(item, shopCurrency(), browserReadContext),
  );
  const match = orders.find((order) => order !== null && isSameOrderNumber(order.number, number)) ?? null;
  // A guest has no orders to search. An order with lines is complete; one without is a summary, to be fetched in full.
  if (customerId() === null || (match && match.lines.length > 0)) return match;
  const summary = match ?? (await searchCustomerOrders(number, locale));
  return summary && fetchOrder(summary.id, locale);
}

async function searchCustomerOrders(number: string, locale: Locale): Promise<OrderSummary | null> {
  for (let page = 1; page <= maxPagesSearched; page += 1) {
    const { items, total } = await fetchOrders(page, locale);
    const match = items.find((order) => isSameOrderNumber(order.number, number));
    if (match) return match;
    if (items.length === 0 || page * ordersPerPage >= total) break;
  }
  return null;
}

function isSameOrderNumber(a: string, b: string): boolean {
  return orderNumberKey(a) === orderNumberKey(b);
}

function shopCurrency(): string {
  return browserSettings().tenant.currency;
}
