import { paths } from '../../platform/urls/paths.ts';
import type { Id } from '../../platform/wire/identifiers.ts';
import { asObject } from '../../platform/wire/json.ts';
import { readText } from '../../platform/wire/text.ts';
import type { ShopEvent } from '../tracking/events.ts';
import type { SubmittedOrder } from './order-body.ts';
import { ownerSessionStorage } from './owner-storage.ts';

const storageKey = 'placed_order';

/** Order as confirmed by the API. */
export interface PlacedOrder {
  id: Id;
  /** Order number shown to the buyer. */
  number: string;
  /** True while the order awaits manual confirmation by the shop before it is shipped. */
  isHeld: boolean;
}

/** A placed order together with the request that placed it. */
export interface ConfirmedOrder extends PlacedOrder {
  submitted: SubmittedOrder;
  /** Payment page as the API sent it; undefined without one. */
  payment?: unknown;
}

/** Event that is tracked once the order is paid. */
export type PendingPurchase = Extract<ShopEvent, { type: 'purchase' }>;

/** Path without locale of the thank-you page. An order by card leads to the page of the payment provider first (`payment.ts`). */
export function confirmationPath({ number }: Pick<PlacedOrder, 'number'>): string {
  return `${paths.thanks}?${new URLSearchParams({ number })}`;
}

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
  ownerSessionStorage.persist(storageKey, order);
}

/** Records that the buyer created an account with the details of the placed order. */
export function recordAccountOfOrder(): void {
  const stored = asObject(ownerSessionStorage.load(storageKey));
  if (stored) ownerSessionStorage.persist(storageKey, { ...stored, hasAccount: true });
}

/** Returns and removes the untracked purchase of an order by card, so that it is tracked only once; null without one. */
export function takePendingPurchase(): PendingPurchase | null {
  const stored = asObject(ownerSessionStorage.load(storageKey));
  const purchase = asObject(stored?.purchase);
  if (!stored || purchase?.type !== 'purchase') return null;
  const { purchase: _taken, ...orderWithoutPurchase } = stored;
  ownerSessionStorage.persist(storageKey, orderWithoutPurchase);
  return purchase as unknown as PendingPurchase;
}

/** Returns the order last placed in this tab, or null. `hasAccount` is true once an account was created with its details. */
export function loadPlacedOrder(): {
  number: string;
  email: string;
  isHeld: boolean;
  /** Method of delivery; null when unknown. */
  shipping: string | null;
  isByCard: boolean;
  hasAccount: boolean;
} | null {
  const stored = asObject(ownerSessionStorage.load(storageKey));
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
