import { asObject } from '../../platform/wire/json.ts';
import { readText } from '../../platform/wire/text.ts';
import type { ShopEvent } from '../tracking/events.ts';
import { type CheckoutOrder, ownerSessionStorage, type PlacedOrder } from './checkout-storage.ts';

const placedOrderKey = 'placed_order';

/** Event that is tracked once the order is paid. */
export type PendingPurchase = Extract<ShopEvent, { type: 'purchase' }>;

/**
 * Persists the placed order for the thank-you page of this tab.
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
  ownerSessionStorage.persist(placedOrderKey, order);
}

/** Makes an order that another tab has placed the placed order of this tab, too. */
export function adoptOrder(order: CheckoutOrder): void {
  persistPlacedOrder({ ...order, isByCard: order.payment === 'card' });
}

/** Records that the buyer created an account with the details of the placed order. */
export function recordAccountOfOrder(): void {
  const stored = asObject(ownerSessionStorage.load(placedOrderKey));
  if (stored) ownerSessionStorage.persist(placedOrderKey, { ...stored, hasAccount: true });
}

/** Returns and removes the untracked purchase of an order by card, so that it is tracked only once; null without one. */
export function takePendingPurchase(): PendingPurchase | null {
  const stored = asObject(ownerSessionStorage.load(placedOrderKey));
  const purchase = asObject(stored?.purchase);
  if (!stored || purchase?.type !== 'purchase') return null;
  const { purchase: _taken, ...orderWithoutPurchase } = stored;
  ownerSessionStorage.persist(placedOrderKey, orderWithoutPurchase);
  // Stored by `persistPlacedOrder`, which takes no other purchases.
  return purchase as unknown as PendingPurchase;
}

/** Returns the order last placed in this tab, or null. `hasAccount` is true once an account was created with the details of the order. */
export function loadPlacedOrder(): {
  number: string;
  email: string;
  isHeld: boolean;
  /** Method of delivery; null when unknown. */
  shipping: string | null;
  isByCard: boolean;
  hasAccount: boolean;
} | null {
  const stored = asObject(ownerSessionStorage.load(placedOrderKey));
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
