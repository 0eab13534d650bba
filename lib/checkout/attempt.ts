import { v4 as uuid } from 'uuid';
import { fieldsOf } from '../visitor/read-fields.ts';
import { forget, keepForSession, keptForSession } from './session-storage.ts';

const storageKey = 'checkout_attempt';

/** The key under which this very order is sent; another order gets another one. It survives a reload. */
export function attemptKey(body: unknown): string {
  const order = JSON.stringify(body);
  const attempt = fieldsOf(keptForSession(storageKey));
  if (attempt?.order === order && typeof attempt.key === 'string') return attempt.key;
  const key = uuid();
  keepForSession(storageKey, { key, order });
  return key;
}

/** The order has been placed: the next one is another, even if it looks the same. */
export function endAttempt(): void {
  forget(storageKey);
}
