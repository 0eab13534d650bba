import type { SearchFilters } from '../catalogue/types.ts';
import type { ListingQuery } from './query.ts';

/** The filters whose values are words of the shop's own. */
const wordFilters = ['colors', 'sizes', 'brands'] as const;

export type WordFilter = (typeof wordFilters)[number];

/** How a shop spells what it can be filtered by, by the same in small letters; colours in the words of its other languages, too. */
export type KnownWords = Record<WordFilter, Map<string, string>>;

/**
 * The words of a shop's filters.
 * @param others the same filters in other languages; a colour is the same where its code is, unless several have that code
 */
export function knownWords(filters: SearchFilters, others: readonly SearchFilters[]): KnownWords {
  const colors = wordsOf(filters.colors.map(({ name }) => name));
  for (const { name, code } of others.flatMap((other) => other.colors)) {
    const [own, ...same] = filters.colors.filter((color) => code !== null && color.code === code);
    const key = name.toLowerCase();
    if (own && same.length === 0 && !colors.has(key)) colors.set(key, own.name);
  }
  return {
    colors,
    sizes: wordsOf(filters.sizes),
    brands: wordsOf(filters.brands.map(({ name }) => name)),
  };
}

/** A query in the words of the shop, without those that it does not know; null knows of none, and leaves all as they are. */
export function inKnownWords(query: ListingQuery, words: KnownWords | null): ListingQuery {
  if (words === null) return query;
  const known = (filter: WordFilter) => [
    ...new Set(query[filter].flatMap((word) => words[filter].get(word.toLowerCase()) ?? [])),
  ];
  return { ...query, colors: known('colors'), sizes: known('sizes'), brands: known('brands') };
}

/** What a query asks for that the shop does not know. */
export function unknownWords(
  query: ListingQuery,
  words: KnownWords | null,
): { filter: WordFilter; word: string }[] {
  if (words === null) return [];
  return wordFilters.flatMap((filter) =>
    query[filter].filter((word) => !words[filter].has(word.toLowerCase())).map((word) => ({ filter, word })),
  );
}

function wordsOf(names: readonly string[]): Map<string, string> {
  return new Map(names.map((name) => [name.toLowerCase(), name]));
}
