import { v4 as uuid } from 'uuid';
import { forgetForSession } from '../browser-storage/session.ts';
import { asObject } from '../wire/json.ts';
import { keepForOwner, loadForOwner } from './for-owner.ts';

const storageKey = 'checkout_attempt';

/** An order as it is sent: the same words under the same key until it is answered, also after a reload. */
export interface Attempt {
  key: string;
  body: object;
}

/**
 * How this very order is sent; another order gets another key.
 * @param besides what goes along with an order and does not make it another one
 */
export function attemptOf(order: object, besides: () => object): Attempt {
  const begun = begunAttempt(order);
  if (begun) return begun;
  const attempt = { key: uuid(), body: { ...order, ...besides() } };
  keepForOwner(storageKey, { ...attempt, order: JSON.stringify(order) });
  return attempt;
}

/** The attempt at this very order that has been sent and not been answered; null where there is none. */
export function begunAttempt(order: object): Attempt | null {
  const kept = asObject(loadForOwner(storageKey));
  return kept?.order === JSON.stringify(order) ? keptAttempt() : null;
}

/** The attempt at whichever order has been sent and not been answered; null where there is none. */
export function keptAttempt(): Attempt | null {
  const kept = asObject(loadForOwner(storageKey));
  const body = asObject(kept?.body);
  return typeof kept?.key === 'string' && body ? { key: kept.key, body } : null;
}

/**
 * Whether another order than this one has been sent and never answered, so that it may have been placed; it is forgotten with that,
 * so that asking again finds none.
 */
export function leftUnanswered(order: object): boolean {
  if (loadForOwner(storageKey) === undefined || begunAttempt(order)) return false;
  endAttempt();
  return true;
}

/** The order has been placed or refused: the next one is another, even if it looks the same. */
export function endAttempt(): void {
  forgetForSession(storageKey);
}
