import { materialOf } from '../catalogue/material.ts';
import type { Product } from '../catalogue/types.ts';
import type { FacetName } from './facets.ts';

/** What a product says of itself by each facet; nothing where that cannot be told. A value it holds within a longer text counts, too. */
export const carriedValues: Record<FacetName, (product: Product) => (string | null)[]> = {
  color: ({ variants }) => variants.map(({ color }) => color),
  size: ({ variants }) => variants.map(({ size }) => size),
  fabric: (product) => [materialOf(product)],
  brand: ({ brand }) => [brand],
  status: () => [],
};
