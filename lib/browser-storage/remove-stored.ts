/** Removes what local storage holds under a key, where there is storage. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there is nothing.
  }
}
