import { logLine } from './console-log.ts';
import type { LocalKey, SessionKey } from './keys.ts';

type Listener = () => void;

/** Prefix of keys whose values are only caches; they are evicted when storage is full. */
const cacheKeyPrefix = 'known_';

/**
 * Wraps a storage area so that it never throws: when storage is full or blocked, values live in memory until the page unloads. `get` and
 * `set` are for texts, `load` and `write` for values as JSON.
 */
function createSafeStorage<Key extends string>(getArea: () => Storage) {
  const memory = new Map<Key, string>();
  const get = (key: Key): string | null => {
    try {
      return memory.get(key) ?? getArea().getItem(key);
    } catch {
      return null;
    }
  };
  /** Returns false when the value is only in memory. */
  const set = (key: Key, text: string): boolean => {
    try {
      getArea().setItem(key, text);
      memory.delete(key);
      return true;
    } catch {
      memory.set(key, text);
      return false;
    }
  };
  return {
    get,
    set,
    remove(key: Key): void {
      memory.delete(key);
      try {
        getArea().removeItem(key);
      } catch {
        // Storage is blocked: the value was in memory only.
      }
    },
    /** Returns undefined when the value is missing or malformed (logged). */
    load(key: Key): unknown {
      const text = get(key);
      try {
        return text === null ? undefined : JSON.parse(text);
      } catch {
        // The message of the error would quote the value, which may be personal.
        logLine(`Ignored malformed JSON stored under ${key}`);
        return undefined;
      }
    },
    /** Returns false when the value is only in memory. */
    write: (key: Key, value: unknown): boolean => set(key, JSON.stringify(value)),
  };
}

/** `localStorage` that never throws. */
export const safeLocalStorage = createSafeStorage<LocalKey>(() => localStorage);

/** Loads, writes and removes a value of local storage, as JSON. Data that the visitor would miss is written by `writeStoredOrReport`. */
export const { load: loadStored, write: writeStored, remove: removeStored } = safeLocalStorage;

/** Loads, writes and removes a value of session storage, as JSON. */
export const {
  load: loadSessionValue,
  write: writeSessionValue,
  remove: removeSessionValue,
} = createSafeStorage<SessionKey>(() => sessionStorage);

/** Registers a listener for changes of a key by other tabs, also called when this page is restored from the back-forward cache. */
export function onStorageChange(key: LocalKey, listener: Listener): void {
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === key) listener();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

let hasWriteFailed = false;
/** Undefined before one is registered; null after it was called. */
let failureListener: Listener | null | undefined;

/** Sets the one listener for failures of `writeStoredOrReport`. It is called at most once; immediately when a write has failed already. */
export function setStorageFailureListener(listener: Listener): void {
  if (failureListener !== null) failureListener = listener;
  if (hasWriteFailed) reportFailure();
}

function reportFailure(): void {
  hasWriteFailed = true;
  if (!failureListener) return;
  failureListener();
  failureListener = null;
}

/**
 * Writes data that the visitor would miss: like `writeStored`, but evicts caches when storage is full, and reports a failure to the
 * listener of `setStorageFailureListener`. Returns false when the value is only in memory.
 */
export function writeStoredOrReport(key: LocalKey, value: unknown): boolean {
  if (writeStored(key, value)) return true;
  evictCaches();
  const isWritten = writeStored(key, value);
  if (!isWritten) reportFailure();
  return isWritten;
}

/** Removes all values that are only caches. */
function evictCaches(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(cacheKeyPrefix)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}
