import type { LineKey } from '../cart/cart.ts';
import type { LineView } from '../cart/line-view.ts';
import { type Shipping, shippingCost } from '../cart/shipping.ts';
import { type Minor, sum, times } from '../money/money.ts';
import { browserSettings } from '../settings/browser.ts';
import { readId } from '../wire/identifiers.ts';
import { asArray, asObject } from '../wire/json.ts';
import { readText } from '../wire/text.ts';
import type { CheckoutValues } from './checkout-schema.ts';
import { type PaymentMethodName, paymentMethods } from './payments.ts';

/** What has been sent of an order. */
export interface SentOrder {
  email: string;
  payment: PaymentMethodName;
  /** What its amounts are in. */
  currency: string;
  lines: (LineKey & { quantity: number })[];
  /** With shipping; null when some price was not sent. */
  total: Minor | null;
}

/** The body of `POST /Posts/Orders`; prices are those that the buyer has agreed to, in units of the shop's currency. */
export function orderBody(values: CheckoutValues, views: readonly LineView[]) {
  const { name, email, phoneNumber, shipping, payment, ...address } = values;
  return {
    contact: { name, email, phoneNumber },
    address,
    shipping,
    payment,
    lines: views.map(({ line: { productId, variantId, quantity, seenPrice }, price: { price } }) => {
      const agreed = seenPrice ?? price;
      return { productId, variantId, quantity, price: agreed === null ? null : agreed / 100 };
    }),
    currency: browserSettings().tenant.currency,
  };
}

/** Reads the body of an order back: what a tab kept may have been written by anyone. */
export function readSent(body: object): SentOrder {
  const { contact, payment, shipping, lines, currency } = asObject(body) ?? {};
  const read = asArray(lines).flatMap((line) => {
    const { productId, variantId, quantity, price } = asObject(line) ?? {};
    const id = readId(productId);
    return id === null || typeof quantity !== 'number'
      ? []
      : [{ productId: id, variantId: readId(variantId), quantity, price }];
  });
  const totals = read.flatMap(({ price, quantity }) =>
    typeof price === 'number' ? [times(Math.round(price * 100), quantity)] : [],
  );
  return {
    email: readText(asObject(contact)?.email) ?? '',
    payment: paymentMethods.find((name) => name === payment) ?? 'cash-on-delivery',
    currency: readText(currency) ?? browserSettings().tenant.currency,
    lines: read.map(({ price, ...line }) => line),
    total:
      totals.length === asArray(lines).length ? sum([...totals, shippingCost(shipping as Shipping)]) : null,
  };
}
