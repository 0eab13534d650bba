import type { LocalKey } from './keys.ts';

/**
 * Returns whether local storage has a value; true where storage is blocked, because the value may then be in memory. Separate from
 * `safeLocalStorage`, which could look in memory, to keep scripts small on pages that often have nothing to read.
 */
export function mayHaveStored(key: LocalKey): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}
