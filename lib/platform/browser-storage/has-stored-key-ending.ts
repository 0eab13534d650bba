/**
 * Returns whether local storage has a key with this ending, such as `_products` for any list of products; false where storage is blocked.
 * Separate from `safeLocalStorage` to keep first-load scripts small.
 */
export function hasStoredKeyEnding(ending: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.endsWith(ending));
  } catch {
    return false;
  }
}
