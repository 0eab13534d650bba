import { v4 as uuid } from 'uuid';
import { removeStored } from '../../platform/browser-storage/stored-values.ts';
import { isMinorUnits, type MinorUnits } from '../../platform/money/money.ts';
import { asObject } from '../../platform/wire/json.ts';
import { ownerLocalStorage } from './owner-storage.ts';

const storageKey = 'checkout_attempt';

/**
 * Order request as sent. Until it is confirmed, it is resent with the same body under the same idempotency key, also after a reload
 * and from other tabs.
 */
export interface OrderAttempt {
  /** Value of `Idempotency-Key`. */
  key: string;
  body: object;
  /** Delivery cost that the buyer accepted; null in an attempt of an older release. */
  deliveryCost: MinorUnits | null;
  /** Discount that the buyer accepted; 0 without a coupon. */
  discount: MinorUnits;
}

/**
 * Returns the unconfirmed attempt at the same order, or persists a new one with a new key.
 * @param createMetadata returns further fields to send, which are ignored when orders are compared
 */
export function reuseOrCreateAttempt(
  order: object,
  { deliveryCost, discount }: { deliveryCost: MinorUnits; discount: MinorUnits },
  createMetadata: () => object,
): OrderAttempt {
  const existingAttempt = unconfirmedAttempt(order);
  if (existingAttempt) return existingAttempt;
  const attempt = { key: uuid(), body: { ...order, ...createMetadata() }, deliveryCost, discount };
  ownerLocalStorage.persist(storageKey, { ...attempt, order: JSON.stringify(order) });
  return attempt;
}

/** Returns the unconfirmed attempt at exactly this order, or null. */
export function unconfirmedAttempt(order: object): OrderAttempt | null {
  const stored = asObject(ownerLocalStorage.load(storageKey));
  return stored?.order === JSON.stringify(order) ? persistedAttempt() : null;
}

/** Returns the unconfirmed attempt at any order, or null. */
export function persistedAttempt(): OrderAttempt | null {
  const stored = asObject(ownerLocalStorage.load(storageKey));
  const body = asObject(stored?.body);
  if (typeof stored?.key !== 'string' || !body) return null;
  const { key, deliveryCost, discount } = stored;
  return {
    key,
    body,
    deliveryCost: isMinorUnits(deliveryCost) ? deliveryCost : null,
    discount: isMinorUnits(discount) ? discount : 0,
  };
}

/**
 * Discards an unconfirmed attempt at a different order.
 * @returns true when there was one; that order may have been placed
 */
export function discardOtherAttempt(order: object): boolean {
  if (ownerLocalStorage.load(storageKey) === undefined || unconfirmedAttempt(order)) return false;
  clearAttempt();
  return true;
}

/** Removes the attempt once its order is placed or rejected. The next order then gets a new key, even when it is identical. */
export function clearAttempt(): void {
  removeStored(storageKey);
}
