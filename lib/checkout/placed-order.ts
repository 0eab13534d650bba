import type { Id } from '../wire/identifiers.ts';
import { asObject } from '../wire/json.ts';
import { loadForOwner, persistForOwner } from './owner-storage.ts';

export interface PlacedOrder {
  id: Id;
  /** Order number shown to the buyer. */
  number: string;
  /** True while the order awaits manual confirmation by the shop before it is shipped. */
  isHeld: boolean;
}

const storageKey = 'placed_order';

/** Persists the placed order for the thank-you page of this tab. */
export function persistPlacedOrder(order: PlacedOrder & { email: string }): void {
  persistForOwner(storageKey, order);
}

/** Records that the buyer created an account with the details of the placed order. */
export function recordAccountOfOrder(): void {
  const stored = asObject(loadForOwner(storageKey));
  if (stored) persistForOwner(storageKey, { ...stored, hasAccount: true });
}

/** Returns the order last placed in this tab, or null. `hasAccount` is true once an account was created with its details. */
export function loadPlacedOrder(): {
  number: string;
  email: string;
  isHeld: boolean;
  hasAccount: boolean;
} | null {
  const stored = asObject(loadForOwner(storageKey));
  if (typeof stored?.number !== 'string' || typeof stored.email !== 'string') return null;
  return {
    number: stored.number,
    email: stored.email,
    isHeld: stored.isHeld === true,
    hasAccount: stored.hasAccount === true,
  };
}
