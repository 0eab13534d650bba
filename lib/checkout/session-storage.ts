import { customerId } from '../auth/session.ts';
import { asObject } from '../wire/json.ts';

const memory = new Map<string, string>();

/**
 * Keeps a value for as long as this tab is open; where storage is forbidden, as long as the page. What a customer keeps is for that
 * customer only; what a guest keeps goes along when the guest signs in.
 */
export function keepForSession(key: string, value: unknown): void {
  const text = JSON.stringify({ owner: customerId(), value });
  memory.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The copy in memory has to do.
  }
}

/** What was kept; undefined for nothing, for something unreadable, and for what is somebody else's, which is forgotten. */
export function keptForSession(key: string): unknown {
  const kept = asObject(read(key));
  if (!kept) return undefined;
  if (kept.owner === null || kept.owner === customerId()) return kept.value;
  forget(key);
  return undefined;
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then it was never there.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}
