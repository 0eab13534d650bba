import { joinNames } from '../../../contract/name-list.ts';
import { type FacetName, facetNames, mapFacets } from './facets.ts';
import type { ListingQuery } from './query.ts';

/** The shop's spelling of each filter value, by the value's names in every language. The names are in lower case, with Western digits. */
export type KnownValues = Record<FacetName, Map<string, string>>;

/**
 * Replaces facet values of a query by the shop's spelling and removes unknown values. The query has a name with a comma as several values,
 * which are joined first. When `known` is null (the filters are unavailable), nothing is joined or removed. The query must be one
 * that `readListingQuery` returned: with Western digits, and with the space that may follow a comma.
 */
export function withKnownValues(query: ListingQuery, known: KnownValues | null): ListingQuery {
  const valuesOf = (name: FacetName) => [
    ...new Set(
      known === null
        ? query[name].map((value) => value.trim())
        : requestedValues(query, name, known).flatMap((value) => known[name].get(value.toLowerCase()) ?? []),
    ),
  ];
  return { ...query, ...mapFacets(valuesOf) };
}

/** Returns the values of a query that the shop does not have; empty when `known` is null. */
export function unknownValues(
  query: ListingQuery,
  known: KnownValues | null,
): { filter: FacetName; value: string }[] {
  if (known === null) return [];
  return facetNames.flatMap((filter) =>
    requestedValues(query, filter, known)
      .filter((value) => !known[filter].has(value.toLowerCase()))
      .map((value) => ({ filter, value })),
  );
}

function requestedValues(query: ListingQuery, name: FacetName, known: KnownValues): string[] {
  return joinNames(query[name], (value) => known[name].has(value.toLowerCase()));
}
