import type { LocalKey } from './keys.ts';

/** Keeps a text for the next pages, where storage is allowed; this one shows it already. It is light enough for every page. */
export function keepText(key: LocalKey, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Private windows may forbid storage.
  }
}
