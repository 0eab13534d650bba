import { type FacetName, facetNames, mapFacets } from './facets.ts';
import type { ListingQuery } from './query.ts';

/** Filter values as the shop spells them, by their names in every language, in lower case and Western digits. */
export type KnownValues = Record<FacetName, Map<string, string>>;

/**
 * Replaces values by the shop's spelling and removes unknown ones. Returns the query unchanged when `known` is null. The digits of the query
 * are Western ones, as `readListingQuery` returns them.
 */
export function withKnownValues(query: ListingQuery, known: KnownValues | null): ListingQuery {
  if (known === null) return query;
  const valuesOf = (name: FacetName) => [
    ...new Set(query[name].flatMap((value) => known[name].get(value.toLowerCase()) ?? [])),
  ];
  return { ...query, ...mapFacets(valuesOf) };
}

/** Returns the values of a query that the shop does not have. */
export function unknownValues(
  query: ListingQuery,
  known: KnownValues | null,
): { filter: FacetName; value: string }[] {
  if (known === null) return [];
  return facetNames.flatMap((filter) =>
    query[filter]
      .filter((value) => !known[filter].has(value.toLowerCase()))
      .map((value) => ({ filter, value })),
  );
}
