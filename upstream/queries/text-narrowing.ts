import { categoryLexeme, facetLexeme } from '../search/places.ts';
import type { ResolvedFilter } from './resolved-filter.ts';

/** The parts of a `tsquery` that keep a text search to the category and facets that are asked for. */
export function narrowingLexemes({ category, facetGroups }: ResolvedFilter): string[] {
  return [
    ...(category ? [categoryLexeme(category.row.id)] : []),
    ...facetGroups.map((group) => `(${group.map(facetLexeme).join(' | ')})`),
  ];
}
