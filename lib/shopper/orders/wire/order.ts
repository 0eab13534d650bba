import { currencyDecimals } from '../../../../contract/currency.ts';
import type { SelectedOption } from '../../../catalogue/product/options.ts';
import { readId, readSlug } from '../../../platform/wire/identifiers.ts';
import { readImage } from '../../../platform/wire/image.ts';
import { readInstant } from '../../../platform/wire/instant.ts';
import { asObject } from '../../../platform/wire/json.ts';
import { readLabel } from '../../../platform/wire/label.ts';
import { readList } from '../../../platform/wire/list.ts';
import { readQuantity } from '../../../platform/wire/quantity.ts';
import {
  type PriceReadContext,
  type ReadContext,
  readField,
  readPriceField,
} from '../../../platform/wire/read-context.ts';
import { readText } from '../../../platform/wire/text.ts';
import { readAddress } from '../../address-book/wire/address.ts';
import type { Order, OrderLine, OrderSummary } from '../types.ts';

/** Reads an order of a list; reports an order without an id and returns null. @param currency default when the order has none */
function readOrderSummary(value: unknown, currency: string, context: ReadContext): OrderSummary | null {
  const raw = asObject(value) ?? {};
  const id = readId(raw.id);
  if (id === null) {
    context.reportUnreadable('order.id');
    return null;
  }
  const ownCurrency = readText(raw.currency) ?? currency;
  return {
    id,
    number: readText(raw.number) ?? String(id),
    createdAt: readField(raw.createdAt, readInstant, 'order.createdAt', context),
    status: readText(raw.status)?.toLowerCase() ?? '',
    currency: ownCurrency,
    total: readPriceField(raw.total, 'order.total', withDecimalsOf(ownCurrency, context)),
    quantity: readField(raw.quantity, readQuantity, 'order.quantity', context),
  };
}

/** Reads an order with its lines; reports an order without an id and returns null. @param currency default when the order has none */
export function readOrder(value: unknown, currency: string, context: ReadContext): Order | null {
  const summary = readOrderSummary(value, currency, context);
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
    discount: readPriceField(raw.discount, 'order.discount', priceContext) || null,
  };
}

/** Reads a page of orders and the total count. @param currency default when an order has none */
export function readOrderPage(
  value: unknown,
  currency: string,
  context: ReadContext,
): { items: OrderSummary[]; total: number } {
  const raw = asObject(value) ?? {};
  const items = readList(raw.items, (item) => readOrderSummary(item, currency, context), context);
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
  return name === null || optionValue === null ? null : { key: name, name, value: optionValue };
}
