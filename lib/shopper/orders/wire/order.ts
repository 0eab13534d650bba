import { currencyDecimals } from '../../../../contract/currency.ts';
import type { SelectedOption } from '../../../catalogue/product/options.ts';
import { readId, readSlug } from '../../../platform/wire/identifiers.ts';
import { readImage } from '../../../platform/wire/image.ts';
import { readInstant } from '../../../platform/wire/instant.ts';
import { asObject } from '../../../platform/wire/json.ts';
import { readLabel } from '../../../platform/wire/label.ts';
import { readList } from '../../../platform/wire/list.ts';
import { readQuantity } from '../../../platform/wire/quantity.ts';
import { type PriceReader, type Reader, readField, readPriceField } from '../../../platform/wire/reader.ts';
import { readText } from '../../../platform/wire/text.ts';
import { readAddress } from '../../address-book/wire/address.ts';
import type { Order, OrderLine, OrderSummary } from '../types.ts';

/** Reads an order of a list; reports an order without an id and returns null. @param currency default when the order has none */
function readOrderSummary(value: unknown, currency: string, reader: Reader): OrderSummary | null {
  const raw = asObject(value) ?? {};
  const id = readId(raw.id);
  if (id === null) {
    reader.reportUnreadable('order.id');
    return null;
  }
  const ownCurrency = readText(raw.currency) ?? currency;
  return {
    id,
    number: readText(raw.number) ?? String(id),
    createdAt: readField(raw.createdAt, readInstant, 'order.createdAt', reader),
    status: readText(raw.status)?.toLowerCase() ?? '',
    currency: ownCurrency,
    total: readPriceField(raw.total, 'order.total', withDecimalsOf(ownCurrency, reader)),
    quantity: readField(raw.quantity, readQuantity, 'order.quantity', reader),
  };
}

/** Reads an order with its lines; reports an order without an id and returns null. @param currency default when the order has none */
export function readOrder(value: unknown, currency: string, reader: Reader): Order | null {
  const summary = readOrderSummary(value, currency, reader);
  const raw = asObject(value);
  if (!summary || !raw) return null;
  const priceReader = withDecimalsOf(summary.currency, reader);
  return {
    ...summary,
    lines: readList(raw.lines, readOrderLine, priceReader),
    recipient: readText(asObject(raw.contact)?.name) ?? '',
    phoneNumber: readText(asObject(raw.contact)?.phoneNumber) ?? '',
    email: readText(asObject(raw.contact)?.email) ?? '',
    isByCard: readText(raw.payment) === 'card',
    address: readAddress(raw.address),
    shipping: readText(raw.shipping),
    subtotal: readPriceField(raw.subtotal, 'order.subtotal', priceReader),
    shippingCost: readPriceField(raw.shippingCost, 'order.shippingCost', priceReader),
    coupon: readText(raw.coupon),
    discount: readPriceField(raw.discount, 'order.discount', priceReader) || null,
  };
}

/** Reads a page of orders and the total count. @param currency default when an order has none */
export function readOrderPage(
  value: unknown,
  currency: string,
  reader: Reader,
): { items: OrderSummary[]; total: number } {
  const raw = asObject(value) ?? {};
  const items = readList(raw.items, (item) => readOrderSummary(item, currency, reader), reader);
  return { items, total: Math.max(readQuantity(raw.total) ?? 0, items.length) };
}

function withDecimalsOf(currency: string, reader: Reader): PriceReader {
  return { ...reader, decimals: currencyDecimals(currency) };
}

function readOrderLine(value: unknown, reader: PriceReader): OrderLine | null {
  const raw = asObject(value);
  const title = readLabel(raw?.title);
  if (!raw || title === null) {
    reader.reportUnreadable('orderLine.title');
    return null;
  }
  return {
    title,
    slug: readField(raw.slug, readSlug, 'orderLine.slug', reader),
    image: readImage(raw.image, 'orderLine.image', reader),
    size: readLabel(raw.size),
    color: readLabel(raw.color),
    options: readList(raw.options, readOption, reader),
    quantity: readQuantity(raw.quantity) ?? 1,
    price: readPriceField(raw.price, 'orderLine.price', reader),
  };
}

function readOption(value: unknown): SelectedOption | null {
  const raw = asObject(value);
  const [name, optionValue] = [readLabel(raw?.name), readLabel(raw?.value)];
  return name === null || optionValue === null ? null : { key: name, name, value: optionValue };
}
