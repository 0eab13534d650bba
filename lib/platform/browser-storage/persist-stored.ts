import type { LocalKey } from './keys.ts';
import { writeStored } from './stored-values.ts';

type Listener = () => void;

/** Prefix of keys whose values are only caches; they are evicted when storage is full. */
const disposableKeyPrefix = 'known_';

let hasWriteFailed = false;
let isFailureReported = false;
let failureListener: Listener | undefined;

/** Registers a listener for failed writes to storage. It is called at most once; immediately when a write has already failed. */
export function onStorageFailure(listener: Listener): void {
  failureListener = listener;
  if (hasWriteFailed) reportFailure();
}

function reportFailure(): void {
  hasWriteFailed = true;
  if (isFailureReported || !failureListener) return;
  isFailureReported = true;
  failureListener();
}

/**
 * Writes data that the visitor would miss: like `writeStored`, but evicts disposable values when storage is full, and reports a failure to
 * the listener of `onStorageFailure`. Separate from `writeStored`, because most pages write nothing of the kind.
 */
export function persistStored(key: LocalKey, value: unknown): boolean {
  const isWritten = writeStored(key, value) || (evictDisposable() && writeStored(key, value));
  if (!isWritten) reportFailure();
  return isWritten;
}

/** Removes all values that are only caches. Returns true when there were any. */
function evictDisposable(): boolean {
  try {
    const disposable = Object.keys(localStorage).filter((key) => key.startsWith(disposableKeyPrefix));
    for (const key of disposable) localStorage.removeItem(key);
    return disposable.length > 0;
  } catch {
    return false;
  }
}
