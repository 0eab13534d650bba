import { v4 as uuid } from 'uuid';
import { signedInEmail } from '../../platform/auth/session.ts';
import type { LocalKey, SessionKey } from '../../platform/browser-storage/keys.ts';
import {
  loadSessionValue,
  loadStored,
  removeSessionValue,
  removeStored,
  writeSessionValue,
  writeStoredOrReport,
} from '../../platform/browser-storage/stored-values.ts';
import { type Id, readId } from '../../platform/wire/identifiers.ts';
import { asObject } from '../../platform/wire/json.ts';
import { readText } from '../../platform/wire/text.ts';
import type { LineKey } from '../cart/cart.ts';
import { type PaymentMethod, readPaymentMethod } from './payment.ts';

/**
 * Creates a storage whose values belong to whoever stored them: `{owner: e-mail address, or null for a guest, value}`. A guest's value is
 * carried over when the guest signs in.
 */
function createOwnerStorage<Key>(
  loadValue: (key: Key) => unknown,
  persistValue: (key: Key, value: unknown) => void,
  removeValue: (key: Key) => void,
) {
  return {
    persist(key: Key, value: unknown): void {
      persistValue(key, { owner: signedInEmail(), value });
    },
    /**
     * Returns undefined when the value is missing, malformed or another customer's, which is removed.
     * @param customer e-mail address of the customer who loads it; by default the one signed in now
     */
    load(key: Key, customer = signedInEmail()): unknown {
      const stored = asObject(loadValue(key));
      if (!stored) return undefined;
      if (stored.owner === null || stored.owner === customer) return stored.value;
      removeValue(key);
      return undefined;
    },
    /** Removes the value, whoever stored it. */
    remove: removeValue,
  };
}

/** Values of this tab. */
export const ownerSessionStorage = createOwnerStorage<SessionKey>(
  loadSessionValue,
  writeSessionValue,
  removeSessionValue,
);

/** Values that all tabs share. A failed write is reported to the visitor. */
export const ownerLocalStorage = createOwnerStorage<LocalKey>(loadStored, writeStoredOrReport, removeStored);

/** Storage key of the checkout of the cart, with the order placed in it; shared by all tabs. */
const cartCheckoutKey = 'cart_checkout';

/** Order as confirmed by the API. */
export interface PlacedOrder {
  id: Id;
  /** Order number shown to the buyer. */
  number: string;
  /** True while the order awaits manual confirmation by the shop before it is shipped. */
  isHeld: boolean;
}

/** The order that a checkout has placed, stored so that any tab can show its confirmation. */
export interface CheckoutOrder extends PlacedOrder {
  email: string;
  payment: PaymentMethod;
  /** Method of delivery; null when unknown. */
  shipping: string | null;
}

type LineQuantities = readonly (LineKey & { quantity: number })[];

/**
 * Returns the id of the current checkout, which any tab may have begun. Begins a new one when there is none, or when the order of
 * the last checkout has been placed.
 */
export function joinOrBeginCheckout(): string {
  const stored = asObject(ownerLocalStorage.load(cartCheckoutKey));
  if (typeof stored?.id === 'string' && stored.order === undefined) return stored.id;
  const id = uuid();
  ownerLocalStorage.persist(cartCheckoutKey, { id });
  return id;
}

/**
 * Records the order of the checkout for all tabs. Must be called before the cart is emptied, because the next cart begins another
 * checkout.
 */
export function endCheckout(placedOrder: CheckoutOrder, orderedLines: LineQuantities): void {
  const checkoutId = asObject(ownerLocalStorage.load(cartCheckoutKey))?.id ?? uuid();
  const order = { ...placedOrder, cart: cartFingerprint(orderedLines) };
  ownerLocalStorage.persist(cartCheckoutKey, { id: checkoutId, order });
}

/**
 * Returns the order that any tab has placed in a checkout. Null when there is none, or when this tab shows other lines than the
 * ordered ones.
 * @param checkoutId null before this tab has joined a checkout
 * @param lines cart that this tab shows; may be empty, because placing the order empties the cart
 */
export function orderOfCheckout(checkoutId: string | null, lines: LineQuantities): CheckoutOrder | null {
  const stored = asObject(ownerLocalStorage.load(cartCheckoutKey));
  const order = asObject(stored?.order);
  if (!order || stored?.id !== checkoutId) return null;
  if (lines.length > 0 && cartFingerprint(lines) !== order.cart) return null;
  return readCheckoutOrder(order);
}

/** Returns the order that was placed last in any tab; null without one. */
export function loadLastOrder(): CheckoutOrder | null {
  const stored = asObject(ownerLocalStorage.load(cartCheckoutKey));
  return readCheckoutOrder(asObject(stored?.order));
}

function readCheckoutOrder(order: Record<string, unknown> | null | undefined): CheckoutOrder | null {
  const id = readId(order?.id);
  if (!order || id === null) return null;
  const { number, email, isHeld, payment } = order;
  if (typeof number !== 'string' || typeof email !== 'string') return null;
  return {
    id,
    number,
    email,
    isHeld: isHeld === true,
    payment: readPaymentMethod(payment),
    shipping: readText(order.shipping),
  };
}

/** Formats lines as a text for comparisons: the same lines in another sequence have the same text. */
function cartFingerprint(lines: LineQuantities): string {
  return lines
    .map(({ productId, variantId, quantity }) => `${productId} ${variantId} ${quantity}`)
    .sort()
    .join('\n');
}
