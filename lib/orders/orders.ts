import type { Id } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/routing';
import { browserReader, callFromBrowser } from '@/lib/upstream/browser';
import { asArray, asObject } from '@/lib/upstream/read/json';
import { readOrder, readOrderPage } from '@/lib/upstream/read/order';
import type { Order, OrderSummary } from './types.ts';

const path = '/Posts/Orders/Page';

/** Orders on one page of My Orders. */
export const ordersPerPage = 10;

/** One page of the customer's own orders, newest first. */
export async function fetchOrders(
  pageNumber: number,
  locale: Locale,
): Promise<{ items: OrderSummary[]; total: number }> {
  const body = { pageNumber, pageSize: ordersPerPage, sortColumn: 'id', sortDirection: 'desc' };
  return readOrderPage(await callFromBrowser({ method: 'POST', path, body, locale }), browserReader);
}

/** One of the customer's own orders; null where there is no such. */
export async function fetchOrder(id: Id, locale: Locale): Promise<Order | null> {
  const call = { path: `/Posts/Orders/Get/${encodeURIComponent(id)}`, locale };
  return readOrder(await callFromBrowser(call), browserReader);
}

/** The order of this number, placed with this e-mail address, by anyone; null where there is no such. */
export async function findOrder(
  { number, email }: { number: string; email: string },
  locale: Locale,
): Promise<Order | null> {
  const body = { pageNumber: 1, pageSize: 1, number, email };
  const answer = await callFromBrowser({ method: 'POST', path, body, locale });
  const [item] = asArray(asObject(answer)?.items);
  return item === undefined ? null : readOrder(item, browserReader);
}
