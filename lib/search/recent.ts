import { loadStored, writeStored } from '../browser-storage/storage.ts';

const storageKey = 'recent_searches';
const most = 5;

/** What was searched for in this browser, latest first. */
export function recentSearches(): string[] {
  const stored = loadStored(storageKey);
  return Array.isArray(stored)
    ? stored.filter((text) => typeof text === 'string' && text !== '').slice(0, most)
    : [];
}

/** Puts a search first among the recent ones. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeStored(storageKey, [text, ...others].slice(0, most));
}
