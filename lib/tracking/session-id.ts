import { v4 as uuid, validate } from 'uuid';
import { forgetStored } from '../browser-storage/storage.ts';
import { consent } from './consent.ts';

const storageKey = 'session_id';

let current: string | null = null;

/**
 * A random UUID that this browser keeps once it may be sent (specification section 9); until then, and where it cannot be kept, one
 * for as long as the page is open.
 */
export function sessionId(): string {
  try {
    const stored = localStorage.getItem(storageKey);
    current = validate(stored) ? stored : (current ?? uuid());
    if (current !== stored && current !== null && consent() === 'granted')
      localStorage.setItem(storageKey, current);
  } catch {
    // Private windows may forbid storage.
  }
  current ??= uuid();
  return current;
}

/** Forgets it; another one is made when it is needed. */
export function forgetSession(): void {
  current = null;
  forgetStored(storageKey);
}
