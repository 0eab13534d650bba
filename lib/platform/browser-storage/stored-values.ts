import { logLine } from './console-log.ts';
import type { LocalKey, SessionKey } from './keys.ts';

/** Wraps a storage area so that it never throws: when storage is full or blocked, values live in memory until the page unloads. */
function createSafeStorage<Key extends string>(getArea: () => Storage) {
  const memory = new Map<Key, string>();
  return {
    get(key: Key): string | null {
      try {
        return memory.get(key) ?? getArea().getItem(key);
      } catch {
        return null;
      }
    },
    /** Returns false when the value is only in memory. */
    set(key: Key, text: string): boolean {
      try {
        getArea().setItem(key, text);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        return false;
      }
    },
    remove(key: Key): void {
      memory.delete(key);
      try {
        getArea().removeItem(key);
      } catch {
        // Storage is blocked: the value was in memory only.
      }
    },
  };
}

/** `localStorage` that never throws. */
export const safeLocalStorage = createSafeStorage<LocalKey>(() => localStorage);

/** `sessionStorage` that never throws. */
export const safeSessionStorage = createSafeStorage<SessionKey>(() => sessionStorage);

type Listener = () => void;

/** Loads a JSON value from local storage; undefined when missing or malformed (logged). */
export function loadStored(key: LocalKey): unknown {
  const text = safeLocalStorage.get(key);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch (error) {
    logLine(`Ignored malformed JSON stored under ${key}: ${error}`);
    return undefined;
  }
}

/** Writes a value as JSON. Returns false when storage is full or blocked; the value then lives in memory until the page unloads. */
export function writeStored(key: LocalKey, value: unknown): boolean {
  return safeLocalStorage.set(key, JSON.stringify(value));
}

export function removeStored(key: LocalKey): void {
  safeLocalStorage.remove(key);
}

/** Registers a listener for changes of a key by other tabs, also called when this page is restored from the back-forward cache. */
export function onStorageChange(key: LocalKey, listener: Listener): void {
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === key) listener();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

/** Loads a JSON value from session storage; undefined when missing or malformed. */
export function loadSessionValue(key: SessionKey): unknown {
  try {
    return JSON.parse(safeSessionStorage.get(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Persists a value in session storage, or in memory when storage is full or blocked. */
export function persistSessionValue(key: SessionKey, value: unknown): void {
  safeSessionStorage.set(key, JSON.stringify(value));
}

export function removeSessionValue(key: SessionKey): void {
  safeSessionStorage.remove(key);
}
