import type { SourceProduct } from '../catalogue/types.ts';
import { facets } from '../queries/facets.ts';
import { categoryLexeme, facetLexeme, placeOf, shelfLexeme } from '../search/places.ts';
import { idOf, type Lookups } from './lookups.ts';
import type { SearchWords } from './search-words.ts';

/** The document of a product as a `tsvector` takes it: its words, and what a search can be narrowed by. */
export function searchDocumentOf(
  source: SourceProduct,
  productId: number,
  words: SearchWords,
  lookups: Lookups,
): string {
  const lexemes = [
    shelfLexeme(productId),
    ...lookups.pathOf(source.category).map(categoryLexeme),
    ...facetsOf(source, lookups).map(facetLexeme),
    ...[...words.title].map((word) => placeOf('title', word)),
    ...[...words.head].map((word) => placeOf('head', word)),
    ...[...words.text].map((word) => placeOf('text', word)),
  ];
  return lexemes.map((lexeme) => `'${lexeme}'`).join(' ');
}

function facetsOf(source: SourceProduct, lookups: Lookups): number[] {
  const colors = source.colors.map((color) => idOf(lookups.colors, color));
  const sizes = source.sizes.map((size) => idOf(lookups.sizes, size));
  return [
    ...colors.map(facets.color),
    ...sizes.map(facets.size),
    ...colors.flatMap((color) => sizes.map((size) => facets.colorAndSize(color, size))),
    facets.brand(idOf(lookups.brands, source.brand)),
    ...source.tags.map((tag) => facets.tag(idOf(lookups.tags, tag))),
  ];
}
