import type { Product } from '../product/types.ts';
import { facetValues } from './facet-values.ts';
import { type FacetName, facetNames } from './facets.ts';
import type { ListingQuery } from './query.ts';

/**
 * Returns the facets of a query that the upstream did not filter by: products state values of the facet, but none is a requested one.
 * A requested value within a longer text counts as a match.
 */
export function unsupportedFacets(query: ListingQuery, products: readonly Product[]): FacetName[] {
  return facetNames.filter((name) => {
    const requested = query[name].map((value) => value.toLowerCase());
    const values = products.flatMap(facetValues[name]).filter((value) => value !== null);
    return (
      requested.length > 0 &&
      values.length > 0 &&
      !values.some((value) => requested.some((text) => value.toLowerCase().includes(text)))
    );
  });
}
