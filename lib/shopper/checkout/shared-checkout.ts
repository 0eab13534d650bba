import { v4 as uuid } from 'uuid';
import { orderNumberKey } from '../../../contract/typed-text.ts';
import { readId } from '../../platform/wire/identifiers.ts';
import { asObject } from '../../platform/wire/json.ts';
import { readText } from '../../platform/wire/text.ts';
import type { LineKey } from '../cart/cart.ts';
import { ownerLocalStorage } from './owner-storage.ts';
import { type PaymentMethod, paymentMethods } from './payment.ts';
import type { ConfirmedOrder, PlacedOrder } from './placed-order.ts';

const storageKey = 'cart_checkout';

type LineQuantities = readonly (LineKey & { quantity: number })[];

/** The order that a checkout has placed, stored so that any tab can show its confirmation. */
export interface CheckoutOrder extends PlacedOrder {
  email: string;
  payment: PaymentMethod;
  /** Method of delivery; null when unknown. */
  shipping: string | null;
}

/**
 * Returns the id of the current checkout, which any tab may have begun. Begins a new one when there is none, or when the order of
 * the last checkout has been placed.
 */
export function joinCheckout(): string {
  const stored = asObject(ownerLocalStorage.load(storageKey));
  if (typeof stored?.id === 'string' && stored.order === undefined) return stored.id;
  const id = uuid();
  ownerLocalStorage.persist(storageKey, { id });
  return id;
}

/**
 * Records the order of the checkout for all tabs. Must be called before the cart is emptied, because the next cart begins another
 * checkout.
 */
export function endCheckout({ id, number, isHeld, submitted }: ConfirmedOrder): void {
  const { email, payment, shipping, lines } = submitted;
  const checkoutId = asObject(ownerLocalStorage.load(storageKey))?.id ?? uuid();
  const order = { id, number, isHeld, email, payment, shipping, cart: cartFingerprint(lines) };
  ownerLocalStorage.persist(storageKey, { id: checkoutId, order });
}

/**
 * Returns the order that any tab has placed in a checkout. Null when there is none, or when this tab shows other lines than the
 * ordered ones.
 * @param lines cart that this tab shows; may be empty, because placing the order empties the cart
 */
export function orderOfCheckout(checkoutId: string | null, lines: LineQuantities): CheckoutOrder | null {
  const stored = asObject(ownerLocalStorage.load(storageKey));
  const order = asObject(stored?.order);
  if (!order || stored?.id !== checkoutId) return null;
  if (lines.length > 0 && cartFingerprint(lines) !== order.cart) return null;
  return readCheckoutOrder(order);
}

function readCheckoutOrder(order: Record<string, unknown> | null | undefined): CheckoutOrder | null {
  const id = readId(order?.id);
  if (!order || id === null) return null;
  const { number, email, isHeld, payment } = order;
  if (typeof number !== 'string' || typeof email !== 'string') return null;
  const paymentMethod = paymentMethods.find((name) => name === payment) ?? 'cash-on-delivery';
  return {
    id,
    number,
    email,
    isHeld: isHeld === true,
    payment: paymentMethod,
    shipping: readText(order.shipping),
  };
}

/**
 * Returns the last order of any tab if it has this number, else null. A payment page may return to another tab than the one that
 * opened it.
 */
export function findLastOrder(number: string | null): CheckoutOrder | null {
  const stored = asObject(ownerLocalStorage.load(storageKey));
  const order = readCheckoutOrder(asObject(stored?.order));
  return order && orderNumberKey(order.number) === orderNumberKey(number ?? '') ? order : null;
}

/** Formats lines for a comparison that ignores their order. */
function cartFingerprint(lines: LineQuantities): string {
  return lines
    .map(({ productId, variantId, quantity }) => `${productId} ${variantId} ${quantity}`)
    .sort()
    .join('\n');
}
