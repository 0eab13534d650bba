import { westernDigits } from '../../contract/western-digits.ts';
import { type FacetName, facetNames, mapFacets } from './facets.ts';
import type { ListingQuery } from './query.ts';

/** Filter values as the shop spells them, by the {@link valueKey} of their names in every language. */
export type KnownValues = Record<FacetName, Map<string, string>>;

/** Returns the form in which two spellings of a filter value are the same: in lower case and Western digits. */
export function valueKey(value: string): string {
  return westernDigits(value).toLowerCase();
}

/** Replaces values by the shop's spelling and removes unknown ones. Returns the query unchanged when `known` is null. */
export function withKnownValues(query: ListingQuery, known: KnownValues | null): ListingQuery {
  if (known === null) return query;
  const valuesOf = (name: FacetName) => [
    ...new Set(query[name].flatMap((value) => known[name].get(valueKey(value)) ?? [])),
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
    query[filter].filter((value) => !known[filter].has(valueKey(value))).map((value) => ({ filter, value })),
  );
}
