import type { LocalKey } from './keys.ts';

/** Writes a string to local storage, ignoring blocked storage. Separate from `safeLocalStorage` to keep first-load scripts small. */
export function persistText(key: LocalKey, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Private windows may block storage.
  }
}
