import type { LocalKey } from './keys.ts';
import { logLine } from './log.ts';
import { safeLocalStorage } from './safe-storage.ts';

type Listener = () => void;

/** Prefix of keys whose values are only caches; they are evicted when storage is full. */
const disposableKeyPrefix = 'known_';

let hasFailed = false;
let isReported = false;
let onFailure: Listener | undefined;

/** Registers a listener for failed writes to storage; called at most once, also for earlier failures. */
export function onStorageFailure(listener: Listener): void {
  onFailure = listener;
  if (hasFailed) reportFailure();
}

function reportFailure(): void {
  hasFailed = true;
  if (isReported || !onFailure) return;
  isReported = true;
  onFailure();
}

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

/** Like `writeStored`, but evicts disposable values when storage is full and reports a failure to `onStorageFailure`. */
export function persistStored(key: LocalKey, value: unknown): boolean {
  const isWritten = writeStored(key, value) || (evictDisposable() && writeStored(key, value));
  if (!isWritten) reportFailure();
  return isWritten;
}

export function removeStored(key: LocalKey): void {
  safeLocalStorage.remove(key);
}

/** Returns true when something was removed. */
function evictDisposable(): boolean {
  try {
    const disposable = Object.keys(localStorage).filter((key) => key.startsWith(disposableKeyPrefix));
    for (const key of disposable) localStorage.removeItem(key);
    return disposable.length > 0;
  } catch {
    return false;
  }
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
