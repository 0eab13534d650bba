import { loadStored, writeStored } from '../../platform/browser-storage/stored-values.ts';

const storageKey = 'recent_searches';
const maxSearches = 5;

/** Loads the recent searches of this browser, latest first. */
export function loadRecentSearches(): string[] {
  const stored = loadStored(storageKey);
  return Array.isArray(stored)
    ? stored.filter((text) => typeof text === 'string' && text !== '').slice(0, maxSearches)
    : [];
}

/** Stores a search as the most recent one. */
export function recordRecentSearch(text: string): void {
  const others = loadRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeStored(storageKey, [text, ...others].slice(0, maxSearches));
}
