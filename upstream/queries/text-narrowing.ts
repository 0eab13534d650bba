import { categoryLexeme, facetLexeme } from '../search/places.ts';
import type { RequestedOptions } from './wanted.ts';

/** The parts of a `tsquery` that keep a text search to the category and facets wanted. */
export function narrowingLexemes({ category, facetGroups }: RequestedOptions): string[] {
  return [
    ...(category ? [categoryLexeme(category.row.id)] : []),
    ...facetGroups.map((group) => `(${group.map(facetLexeme).join(' | ')})`),
  ];
}
