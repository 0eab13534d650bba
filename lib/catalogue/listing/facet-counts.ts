import { isMaterial } from '../product/material.ts';
import type { PaginatedProducts } from '../reads/types.ts';
import { type FacetName, facetNames } from './facets.ts';

/** Number of products by facet and value. Counts of an absent facet are unknown; an absent value has no product. */
export type FacetCounts = Partial<Record<FacetName, Record<string, number>>>;

/** Returns the counts of the listing's facets; material attributes count as `fabric`. */
export function facetCounts(counts: NonNullable<PaginatedProducts['facets']>): FacetCounts {
  const isFacet = (name: string): name is FacetName => facetNames.some((facet) => facet === name);
  const renamed = Object.entries(counts).map(
    ([name, values]) => [isMaterial(name) ? 'fabric' : name, values] as const,
  );
  return Object.fromEntries(renamed.filter(([name]) => isFacet(name)));
}
