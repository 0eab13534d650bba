import { currencyDecimals } from '../../../contract/currency.ts';
import { orderPaths } from '../../../contract/paths.ts';
import { orderNumberKey } from '../../../contract/typed-text.ts';
import type { SelectedOption } from '../../catalogue/product/options.ts';
import { callFromBrowser } from '../../platform/auth/call-from-browser.ts';
import { signedInEmail } from '../../platform/auth/session.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { createResourceClient } from '../../platform/resource-service/resource-client.ts';
import { browserSettings } from '../../platform/settings/browser-settings.ts';
import { type Id, readId, readSlug } from '../../platform/wire/identifiers.ts';
import { readInstant } from '../../platform/wire/instant.ts';
import { asArray, asObject } from '../../platform/wire/json.ts';
import { readLabel } from '../../platform/wire/label.ts';
import { readQuantity } from '../../platform/wire/quantity.ts';
import {
  browserReadContext,
  type PriceReadContext,
  type ReadContext,
  readField,
  readImage,
  readList,
  readPriceField,
} from '../../platform/wire/read-context.ts';
import { readText } from '../../platform/wire/text.ts';
import { readAddress } from '../address-book/address.ts';
import type { Order, OrderLine, OrderSummary } from './order.ts';

const ordersClient = (locale: Locale) => createResourceClient('orders', locale);

/** Page size of My Orders. */
export const ordersPerPage = 10;

/** Maximum number of pages fetched when the customer's orders are searched page by page. */
const maxPagesSearched = 20;

/** Fetches a page of the customer's orders, newest first. @param pageNumber counts from 1 */
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

/**
 * Fetches one of the customer's orders; null when the response has no readable order.
 * @throws {CallError} 404 for an unknown order or another customer's
 */
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
 * Finds the order of a customer or guest by number and e-mail address; null when there is none. An API may ignore both filters: another
 * order than the requested one counts as none, and all orders of a customer are then searched. A number that begins with `#`, as in some shops, is also tried without the `#`.
 */
export async function findOrder(query: OrderKey, locale: Locale): Promise<Order | null> {
  const order = await findOrderAsTyped(query, locale);
  const bareNumber = query.number.replace(/^#\s*/, '');
  if (order !== null || bareNumber === query.number || bareNumber === '') return order;
  return findOrderAsTyped({ ...query, number: bareNumber }, locale);
}

async function findOrderAsTyped({ number, email }: OrderKey, locale: Locale): Promise<Order | null> {
  const response = await callFromBrowser({
    method: 'POST',
    path: orderPaths.orderPage,
    isRead: true,
    body: { number, email, pageNumber: 1, pageSize: 1 },
    locale,
  });
  const [item] = asArray(asObject(response)?.items);
  const order = readOrder(item, shopCurrency(), browserReadContext);
  const match = order && isSameOrderNumber(order.number, number) ? order : null;
  // A guest has no orders to search. An order with lines is complete; one without is a summary, to be fetched in full.
  if (signedInEmail() === null || (match && match.lines.length > 0)) return match;
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

/** Reads an order of a list; reports an order without an id and returns null. */
function readOrderSummary(
  value: unknown,
  defaultCurrency: string,
  context: ReadContext,
): OrderSummary | null {
  const raw = asObject(value) ?? {};
  const id = readId(raw.id);
  if (id === null) {
    context.reportUnreadable('order.id');
    return null;
  }
  const orderCurrency = readText(raw.currency) ?? defaultCurrency;
  return {
    id,
    number: readText(raw.number) ?? String(id),
    createdAt: readField(raw.createdAt, readInstant, 'order.createdAt', context),
    status: readText(raw.status)?.toLowerCase() ?? '',
    currency: orderCurrency,
    total: readPriceField(raw.total, 'order.total', withDecimalsOf(orderCurrency, context)),
    quantity: readField(raw.quantity, readQuantity, 'order.quantity', context),
  };
}

/** Reads an order with its lines; reports an order without an id and returns null. */
export function readOrder(value: unknown, defaultCurrency: string, context: ReadContext): Order | null {
  const summary = readOrderSummary(value, defaultCurrency, context);
  const raw = asObject(value);
  if (!summary || !raw) return null;
  const priceContext = withDecimalsOf(summary.currency, context);
  return {
    ...summary,
    lines: readList(raw.lines, readOrderLine, priceContext),
    recipient: readText(asObject(raw.contact)?.name) ?? '',
    phoneNumber: readText(asObject(raw.contact)?.phoneNumber) ?? '',
    email: readText(asObject(raw.contact)?.email) ?? '',
    isByCard: readText(raw.payment) === 'card',
    address: readAddress(raw.address),
    shipping: readText(raw.shipping),
    subtotal: readPriceField(raw.subtotal, 'order.subtotal', priceContext),
    shippingCost: readPriceField(raw.shippingCost, 'order.shippingCost', priceContext),
    coupon: readText(raw.coupon),
    // 0 is no discount.
    discount: readPriceField(raw.discount, 'order.discount', priceContext) || null,
  };
}

/** Reads a page of orders and the total count. */
export function readOrderPage(
  value: unknown,
  defaultCurrency: string,
  context: ReadContext,
): { items: OrderSummary[]; total: number } {
  const raw = asObject(value) ?? {};
  const items = readList(raw.items, (item) => readOrderSummary(item, defaultCurrency, context), context);
  return { items, total: Math.max(readQuantity(raw.total) ?? 0, items.length) };
}

function withDecimalsOf(currency: string, context: ReadContext): PriceReadContext {
  return { ...context, decimals: currencyDecimals(currency) };
}

function readOrderLine(value: unknown, context: PriceReadContext): OrderLine | null {
  const raw = asObject(value);
  const title = readLabel(raw?.title);
  if (!raw || title === null) {
    context.reportUnreadable('orderLine.title');
    return null;
  }
  return {
    title,
    slug: readField(raw.slug, readSlug, 'orderLine.slug', context),
    image: readImage(raw.image, 'orderLine.image', context),
    size: readLabel(raw.size),
    color: readLabel(raw.color),
    options: readList(raw.options, readOption, context),
    quantity: readQuantity(raw.quantity) ?? 1,
    price: readPriceField(raw.price, 'orderLine.price', context),
  };
}

function readOption(value: unknown): SelectedOption | null {
  const raw = asObject(value);
  const [name, optionValue] = [readLabel(raw?.name), readLabel(raw?.value)];
  // The API sends no keys of options in orders, so the name serves as the key.
  return name === null || optionValue === null ? null : { key: name, name, value: optionValue };
}
