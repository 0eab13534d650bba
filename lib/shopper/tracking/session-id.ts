import { safeLocalStorage } from '../../platform/browser-storage/stored-values.ts';
import { isUuid, randomUuid } from '../../platform/wire/random-uuid.ts';
import { consent } from './consent.ts';

const storageKey = 'session_id';

let currentId: string | null = null;

/**
 * Returns a random UUID of this browser, which outlives a visit in spite of its name. It is stored only with consent; without consent or
 * storage it lasts as long as the page.
 */
export function sessionId(): string {
  const stored = safeLocalStorage.get(storageKey);
  currentId = stored !== null && isUuid(stored) ? stored : (currentId ?? randomUuid());
  if (currentId !== stored && consent() === 'granted') safeLocalStorage.set(storageKey, currentId);
  return currentId;
}

/** Removes the session id; the next use creates another one. */
export function clearSessionId(): void {
  currentId = null;
  safeLocalStorage.remove(storageKey);
}
