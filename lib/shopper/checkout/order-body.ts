import { currencyDecimals, toCurrencyUnits, toMinorUnits } from '../../../contract/currency.ts';
import { type MinorUnits, multiply, sum } from '../../platform/money/money.ts';
import { readPrice } from '../../platform/money/read-price.ts';
import { browserSettings } from '../../platform/settings/browser-settings.ts';
import type { CallError } from '../../platform/upstream/call-error.ts';
import { readId } from '../../platform/wire/identifiers.ts';
import { asArray, asObject } from '../../platform/wire/json.ts';
import { readText } from '../../platform/wire/text.ts';
import type { Address } from '../address-book/address.ts';
import type { LineKey } from '../cart/cart.ts';
import type { LineView, QuotedPrice } from '../cart/line-view.ts';
import { type ShippingMethod, type ShippingQuote, shippingMethods } from '../cart/shipping.ts';
import { orderTotal } from '../coupons/order-total.ts';
import { type CheckoutValues, emptyCheckout } from './checkout-values.ts';
import { type PaymentMethod, readPaymentMethod } from './payment.ts';

/** Order request as it was sent, read back from its body. */
export interface SubmittedOrder {
  email: string;
  phoneNumber: string;
  address: Address;
  payment: PaymentMethod;
  /** Null when unknown. */
  shipping: ShippingMethod | null;
  /** ISO 4217 currency of `total`. */
  currency: string;
  lines: (LineKey & { quantity: number })[];
  /** Code that was sent; null without one. */
  coupon: string | null;
  /** Id of the purchase event; null without consent. */
  purchaseEventId: string | null;
  /** Including delivery and discount; null when a line was sent without a price, or the delivery cost is unknown. */
  total: MinorUnits | null;
}

/**
 * Creates the body of `POST /Posts/Orders`, to which `placeOrder` adds delivery cost, discount and tracking data. Prices are those that the
 * buyer accepted, in units of the shop's currency.
 * @param coupon code of the coupon; null without one
 */
export function createOrderBody(
  values: CheckoutValues,
  views: readonly LineView[],
  coupon: string | null = null,
) {
  const { name, email, phoneNumber, shipping, payment, ...address } = values;
  const { currency } = browserSettings().tenant;
  return {
    contact: { name, email, phoneNumber },
    address,
    shipping,
    payment,
    lines: views.map(({ line: { productId, variantId, quantity, seenPrice }, currentPrice: { price } }) => {
      const acceptedPrice = seenPrice ?? price;
      return {
        productId,
        variantId,
        quantity,
        price: acceptedPrice === null ? null : toCurrencyUnits(acceptedPrice, currency),
      };
    }),
    currency,
    ...(coupon !== null && { coupon }),
  };
}

/**
 * Parses an order body from browser storage, which is untrusted.
 * @param deliveryCost delivery cost when the order was sent; null when unknown
 * @param discount discount of the coupon when the order was sent
 */
export function parseSubmittedOrder(
  body: object,
  deliveryCost: MinorUnits | null,
  discount: MinorUnits,
): SubmittedOrder {
  const { contact, address, payment, shipping, lines, coupon, ...otherFields } = asObject(body) ?? {};
  const currency = readText(otherFields.currency) ?? browserSettings().tenant.currency;
  const parsedLines = asArray(lines).flatMap((line) => {
    const { productId, variantId, quantity, price } = asObject(line) ?? {};
    const id = readId(productId);
    return id === null || typeof quantity !== 'number'
      ? []
      : [{ productId: id, variantId: readId(variantId), quantity, price }];
  });
  const lineTotals = parsedLines.flatMap(({ price, quantity }) =>
    typeof price === 'number' ? [multiply(toMinorUnits(price, currency), quantity)] : [],
  );
  return {
    email: readText(asObject(contact)?.email) ?? '',
    phoneNumber: readText(asObject(contact)?.phoneNumber) ?? '',
    address: parseAddress(address),
    payment: readPaymentMethod(payment),
    shipping: shippingMethods.find((name) => name === shipping) ?? null,
    currency,
    lines: parsedLines.map(({ price, ...line }) => line),
    coupon: readText(coupon),
    purchaseEventId: readText(asObject(otherFields.tracking)?.eventId),
    total:
      lineTotals.length === asArray(lines).length && deliveryCost !== null
        ? orderTotal({ subtotal: sum(lineTotals), deliveryCost, discount }).total
        : null,
  };
}

function parseAddress(value: unknown): Address {
  const { name, email, phoneNumber, shipping, payment, ...emptyAddress } = emptyCheckout;
  const stored = asObject(value) ?? {};
  const entries = Object.keys(emptyAddress).map((field) => [field, readText(stored[field]) ?? '']);
  return Object.fromEntries(entries);
}

/** Returns the prices in the `changes` of an order that the API rejected (`OrderConflict`); ignores what is malformed. */
export function quotedPricesOf({ body }: CallError): QuotedPrice[] {
  const decimals = currencyDecimals(browserSettings().tenant.currency);
  return asArray(asObject(body)?.changes).flatMap((change) => {
    const { productId, variantId, price } = asObject(change) ?? {};
    const id = readId(productId);
    const priceChange = asObject(price);
    return id === null || priceChange?.now === undefined
      ? []
      : [{ productId: id, variantId: readId(variantId), price: readPrice(priceChange.now, decimals) }];
  });
}

/** Returns the methods of delivery and costs in the `changes` of an order that the API rejected; null when the changes name none. */
export function quotedShippingOf({ body }: CallError): ShippingQuote | null {
  const decimals = currencyDecimals(browserSettings().tenant.currency);
  const offers = asArray(asObject(body)?.changes).flatMap((change) => asArray(asObject(change)?.offered));
  const costs = offers.flatMap((offer) => {
    const { shipping, cost } = asObject(offer) ?? {};
    const method = shippingMethods.find((name) => name === shipping);
    const amount = readPrice(cost, decimals);
    return method === undefined || amount === null ? [] : [[method, amount] as const];
  });
  return costs.length > 0 ? Object.fromEntries(costs) : null;
}
