import { orderNumberKey } from '../../../contract/typed-text.ts';
import { signedInEmail } from '../../platform/auth/session.ts';
import { asObject, type JsonObject } from '../../platform/wire/json.ts';
import { readText } from '../../platform/wire/text.ts';
import type { ShopEvent } from '../tracking/events.ts';
import {
  type CheckoutOrder,
  loadLastOrder,
  ownerSessionStorage,
  type PlacedOrder,
} from './checkout-storage.ts';

const placedOrderKey = 'placed_order';
const maxOrders = 10;

/** Event that is tracked once the order is paid. */
export type PendingPurchase = Extract<ShopEvent, { type: 'purchase' }>;

/** An order that was placed in this tab, or that another tab has placed and this one has shown. */
export interface TabOrder {
  number: string;
  email: string;
  isHeld: boolean;
  /** Method of delivery; null when unknown. */
  shipping: string | null;
  isByCard: boolean;
  /** True once an account was created with the details of the order. */
  hasAccount: boolean;
}

/**
 * Persists a placed order for the thank-you page of this tab, as the latest one.
 * @param order `purchase` is tracked once the order is paid
 */
export function persistPlacedOrder(
  order: PlacedOrder & {
    email: string;
    shipping?: string | null;
    isByCard?: boolean;
    purchase?: PendingPurchase;
  },
): void {
  const earlier = findStoredOrder(order.number);
  const others = loadStoredOrders().filter(({ number }) => !isSameNumber(number, order.number));
  ownerSessionStorage.persist(placedOrderKey, [{ ...earlier, ...order }, ...others].slice(0, maxOrders));
}

/** Makes an order that another tab has placed an order of this tab, too. */
export function adoptOrder(order: CheckoutOrder): void {
  persistPlacedOrder({ ...order, isByCard: order.payment === 'card' });
}

/** Records that the buyer created an account with the details of a placed order. */
export function recordAccountOfOrder(number: string): void {
  changeStoredOrder(number, (order) => ({ ...order, hasAccount: true }));
}

/** Returns and removes the untracked purchase of an order by card, so that it is tracked only once; null without one. */
export function takePendingPurchase(number: string): PendingPurchase | null {
  const purchase = asObject(findStoredOrder(number)?.purchase);
  if (purchase?.type !== 'purchase') return null;
  changeStoredOrder(number, ({ purchase: _taken, ...orderWithoutPurchase }) => orderWithoutPurchase);
  // Stored by `persistPlacedOrder`, which takes no other purchases.
  return purchase as unknown as PendingPurchase;
}

/** Returns the order that was placed last in this tab; null without one. */
export function loadPlacedOrder(): TabOrder | null {
  return readTabOrder(loadStoredOrders()[0]);
}

/**
 * Returns the order with this number that was placed in this tab, or last in any tab, which makes it an order of this tab; null when this
 * browser does not know the order. A payment page may return to another tab than the one that opened it.
 */
export function findPlacedOrder(number: string): TabOrder | null {
  const lastOrder = loadLastOrder();
  if (!findStoredOrder(number) && lastOrder && isSameNumber(lastOrder.number, number)) adoptOrder(lastOrder);
  return readTabOrder(findStoredOrder(number));
}

/** Returns the e-mail address of the customer, or else of the guest's latest order in this browser; null when unknown. */
export function buyerEmail(): string | null {
  return signedInEmail() ?? (loadPlacedOrder() ?? loadLastOrder())?.email ?? null;
}

/** Readable orders of this tab, the latest first. */
function loadStoredOrders(): JsonObject[] {
  const stored = ownerSessionStorage.load(placedOrderKey);
  // An earlier release stored the latest order only.
  const orders = Array.isArray(stored) ? stored : [stored];
  return orders.flatMap((order) => (readTabOrder(asObject(order)) ? [order] : []));
}

function findStoredOrder(number: string): JsonObject | undefined {
  return loadStoredOrders().find((order) => isSameNumber(order.number, number));
}

function changeStoredOrder(number: string, change: (order: JsonObject) => JsonObject): void {
  const orders = loadStoredOrders().map((order) =>
    isSameNumber(order.number, number) ? change(order) : order,
  );
  ownerSessionStorage.persist(placedOrderKey, orders);
}

function readTabOrder(stored: JsonObject | null | undefined): TabOrder | null {
  if (typeof stored?.number !== 'string' || typeof stored.email !== 'string') return null;
  return {
    number: stored.number,
    email: stored.email,
    isHeld: stored.isHeld === true,
    shipping: readText(stored.shipping),
    isByCard: stored.isByCard === true,
    hasAccount: stored.hasAccount === true,
  };
}

function isSameNumber(stored: unknown, number: string): boolean {
  return typeof stored === 'string' && orderNumberKey(stored) === orderNumberKey(number);
}
