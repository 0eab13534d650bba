import { orderPaths, withParameter } from '@/contract/paths';
import { callFromBrowser } from '@/lib/auth/call-from-browser';
import { customerId } from '@/lib/auth/session';
import type { Locale } from '@/lib/i18n/routing';
import { readOrder, readOrderPage } from '@/lib/orders/wire/order';
import { browserSettings } from '@/lib/settings/browser';
import { browserReader } from '@/lib/wire/browser-reader';
import type { Id } from '@/lib/wire/identifiers';
import { asArray, asObject } from '@/lib/wire/json';
import type { Order, OrderSummary } from './types.ts';

const path = orderPaths.orders;

/** Orders on one page of My Orders. */
export const ordersPerPage = 10;

/** Pages of the customer's own orders that are looked through for one of them. */
const pagesSearched = 20;

/** One page of the customer's own orders, newest first. */
export async function fetchOrders(
  pageNumber: number,
  locale: Locale,
): Promise<{ items: OrderSummary[]; total: number }> {
  const body = { pageNumber, pageSize: ordersPerPage, sortColumn: 'id', sortDirection: 'desc' };
  return readOrderPage(
    await callFromBrowser({ method: 'POST', path, body, locale }),
    shopCurrency(),
    browserReader,
  );
}

/** One of the customer's own orders; null where there is no such. */
export async function fetchOrder(id: Id, locale: Locale): Promise<Order | null> {
  const call = { path: withParameter(orderPaths.order, id), locale };
  return readOrder(await callFromBrowser(call), shopCurrency(), browserReader);
}

/**
 * The order of this number, placed with this e-mail address, by anyone; null where there is no such. A server that looks for
 * neither answers with the customer's own orders, which are then looked through.
 */
export async function findOrder(
  { number, email }: { number: string; email: string },
  locale: Locale,
): Promise<Order | null> {
  const body = { pageNumber: 1, pageSize: ordersPerPage, number, email };
  const answer = await callFromBrowser({ method: 'POST', path, body, locale });
  const items = asArray(asObject(answer)?.items).map((item) =>
    readOrder(item, shopCurrency(), browserReader),
  );
  const found = items.find((order) => order !== null && sameNumber(order.number, number)) ?? null;
  if (customerId() === null || (found && found.lines.length > 0)) return found;
  const own = found ?? (await findOwn(number, locale));
  return own && fetchOrder(own.id, locale);
}

async function findOwn(number: string, locale: Locale): Promise<OrderSummary | null> {
  for (let page = 1; page <= pagesSearched; page += 1) {
    const { items, total } = await fetchOrders(page, locale);
    const found = items.find((order) => sameNumber(order.number, number));
    if (found) return found;
    if (items.length === 0 || page * ordersPerPage >= total) break;
  }
  return null;
}

/** Whether two people write the same number, whatever its spaces and its capitals. */
function sameNumber(one: string, other: string): boolean {
  const bare = (number: string) => number.replace(/\s/g, '').toUpperCase();
  return bare(one) === bare(other);
}

function shopCurrency(): string {
  return browserSettings().tenant.currency;
}
