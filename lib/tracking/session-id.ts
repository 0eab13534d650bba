import { v4 as uuid, validate } from 'uuid';
import { localTexts } from '../browser-storage/texts.ts';
import { consent } from './consent.ts';

const storageKey = 'session_id';

let current: string | null = null;

/**
 * A random UUID that this browser keeps once it may be sent (specification section 9); until then, and where it cannot be kept, one
 * for as long as the page is open.
 */
export function sessionId(): string {
  const stored = localTexts.get(storageKey);
  current = stored !== null && validate(stored) ? stored : (current ?? uuid());
  if (current !== stored && consent() === 'granted') localTexts.set(storageKey, current);
  return current;
}

/** Forgets it; another one is made when it is needed. */
export function forgetSession(): void {
  current = null;
  localTexts.remove(storageKey);
}
