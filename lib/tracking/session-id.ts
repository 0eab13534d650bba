import { v4 as uuid, validate } from 'uuid';

const storageKey = 'session_id';

let current: string | null = null;

/** A random UUID that this browser keeps (specification section 9); where it cannot, one for as long as the page is open. */
export function sessionId(): string {
  try {
    const stored = localStorage.getItem(storageKey);
    current = validate(stored) ? stored : (current ?? uuid());
    if (current !== stored && current !== null) localStorage.setItem(storageKey, current);
  } catch {
    // Private windows may forbid storage.
  }
  current ??= uuid();
  return current;
}
