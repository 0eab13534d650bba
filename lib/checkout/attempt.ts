import { v4 as uuid } from 'uuid';
import { fieldsOf } from '../visitor/read-fields.ts';
import { forget, keepForSession, keptForSession } from './session-storage.ts';

const storageKey = 'checkout_attempt';

/** The key under which this very order is sent; another order gets another one. It survives a reload. */
export function attemptKey(body: unknown): string {
  const begun = begunKey(body);
  if (begun !== null) return begun;
  const key = uuid();
  keepForSession(storageKey, { key, order: JSON.stringify(body) });
  return key;
}

/** Key of this very order where it has been sent and no answer has come; null for any other. */
export function begunKey(body: unknown): string | null {
  const attempt = fieldsOf(keptForSession(storageKey));
  return attempt?.order === JSON.stringify(body) && typeof attempt.key === 'string' ? attempt.key : null;
}

/** The order has been placed or refused: the next one is another, even if it looks the same. */
export function endAttempt(): void {
  forget(storageKey);
}
