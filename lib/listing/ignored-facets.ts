import type { Product } from '../catalogue/types.ts';
import { carriedValues } from './carried-values.ts';
import { type FacetName, facetNames } from './facets.ts';
import type { ListingQuery } from './query.ts';

/**
 * Facets that the upstream has not narrowed its answer by: no product has one of the values that were asked for. Products without a
 * value for the facet do not count.
 */
export function ignoredFacets(query: ListingQuery, products: readonly Product[]): FacetName[] {
  return facetNames.filter((name) => {
    const asked = query[name].map((value) => value.toLowerCase());
    const carried = products.flatMap(carriedValues[name]).filter((text) => text !== null);
    return (
      asked.length > 0 &&
      carried.length > 0 &&
      !carried.some((text) => asked.some((value) => text.toLowerCase().includes(value)))
    );
  });
}
