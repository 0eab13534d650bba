const storageKey = 'recent_searches';
const most = 5;

/** What was searched for in this browser, latest first; nothing where storage is forbidden or holds something else. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string' && text !== '').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

/** Puts a search first among the recent ones. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(storageKey, JSON.stringify([text, ...others].slice(0, most)));
  } catch {
    // Private windows may forbid storage.
  }
}
