import type { SearchFilters } from '../catalogue/types.ts';
import { type FacetName, facetNames, facetOf, perFacet } from './facets.ts';
import type { ListingQuery } from './query.ts';

/** How the shop spells the values it can be filtered by, keyed by their lower-case form; words of the other languages are keys, too. */
export type KnownWords = Record<FacetName, Map<string, string>>;

/**
 * The words of a shop's filters.
 * @param others the same filters in other languages; a value is the same where its key is, unless several have that key
 */
export function knownWords(filters: SearchFilters, others: readonly SearchFilters[]): KnownWords {
  return perFacet((name) => {
    const { options } = facetOf(name);
    const own = options(filters);
    const words = new Map(own.map((option) => [option.name.toLowerCase(), option.name]));
    for (const other of others.flatMap(options)) {
      const [same, ...more] = own.filter(({ key }) => key !== null && key === other.key);
      const word = other.name.toLowerCase();
      if (same && more.length === 0 && !words.has(word)) words.set(word, same.name);
    }
    return words;
  });
}

/** The query with its values as the shop spells them and without unknown ones; unchanged when `words` is null. */
export function inKnownWords(query: ListingQuery, words: KnownWords | null): ListingQuery {
  if (words === null) return query;
  const known = (name: FacetName) => [
    ...new Set(query[name].flatMap((word) => words[name].get(word.toLowerCase()) ?? [])),
  ];
  return { ...query, ...perFacet(known) };
}

/** What a query asks for that the shop does not know. */
export function unknownWords(
  query: ListingQuery,
  words: KnownWords | null,
): { filter: FacetName; word: string }[] {
  if (words === null) return [];
  return facetNames.flatMap((filter) =>
    query[filter].filter((word) => !words[filter].has(word.toLowerCase())).map((word) => ({ filter, word })),
  );
}
