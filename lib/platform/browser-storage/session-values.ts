import type { SessionKey } from './keys.ts';
import { safeSessionStorage } from './safe-storage.ts';

/** Loads a JSON value from session storage; undefined when missing or malformed. */
export function loadSessionValue(key: SessionKey): unknown {
  try {
    return JSON.parse(safeSessionStorage.get(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Persists a value in session storage, or in memory when storage is blocked. */
export function persistSessionValue(key: SessionKey, value: unknown): void {
  safeSessionStorage.set(key, JSON.stringify(value));
}

export function removeSessionValue(key: SessionKey): void {
  safeSessionStorage.remove(key);
}
