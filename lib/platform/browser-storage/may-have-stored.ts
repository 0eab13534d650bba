import type { LocalKey } from './keys.ts';

/**
 * Returns whether local storage has a value; true where storage is blocked, because the value may then be in memory. Apart from
 * `safeLocalStorage`, which knows, to keep the scripts of pages small that may have nothing to read.
 */
export function mayHaveStored(key: LocalKey): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}
