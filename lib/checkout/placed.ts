import { asObject } from '../wire/json.ts';
import { keepForOwner, loadForOwner } from './for-owner.ts';
import type { PlacedOrder } from './placed-order.ts';

const storageKey = 'placed_order';

/** Keeps the order just placed for the page that says thank you. */
export function rememberPlaced(order: PlacedOrder & { email: string }): void {
  keepForOwner(storageKey, order);
}

/** Number and e-mail of the order placed last in this tab, and whether it is held; null where there is none. */
export function placedOrder(): { number: string; email: string; isHeld: boolean } | null {
  const kept = asObject(loadForOwner(storageKey));
  if (typeof kept?.number !== 'string' || typeof kept.email !== 'string') return null;
  return { number: kept.number, email: kept.email, isHeld: kept.isHeld === true };
}
