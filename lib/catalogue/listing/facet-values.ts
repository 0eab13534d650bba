import { materialOf } from '../product/material.ts';
import type { Product } from '../product/types.ts';
import type { FacetName } from './facets.ts';

/** Readers of a product's own values of each facet; empty for a facet whose values products do not state. */
export const facetValues: Record<FacetName, (product: Product) => (string | null)[]> = {
  color: ({ variants }) => variants.map(({ color }) => color),
  size: ({ variants }) => variants.map(({ size }) => size),
  fabric: (product) => [materialOf(product)],
  brand: ({ brand }) => [brand],
  status: () => [],
};
