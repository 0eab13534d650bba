import { asObject } from '../wire/json.ts';
import type { PlacedOrder } from './placed-order.ts';
import { keepForSession, keptForSession } from './session-storage.ts';

const storageKey = 'placed_order';

/** Keeps the order just placed for the page that says thank you. */
export function rememberPlaced(order: PlacedOrder & { email: string }): void {
  keepForSession(storageKey, order);
}

/** Number and e-mail of the order placed last in this tab, and whether it is held; null where there is none. */
export function placedOrder(): { number: string; email: string; isHeld: boolean } | null {
  const kept = asObject(keptForSession(storageKey));
  if (typeof kept?.number !== 'string' || typeof kept.email !== 'string') return null;
  return { number: kept.number, email: kept.email, isHeld: kept.isHeld === true };
}
