import { attributeValuesOf } from '../catalogue/attribute-values.ts';
import type { SourceProduct } from '../catalogue/types.ts';
import { facets } from '../queries/facets.ts';
import { categoryLexeme, facetLexeme, fieldLexeme, idBucketLexeme } from '../search/lexemes.ts';
import { attributeKey, idOf, type Lookups } from './lookups.ts';
import type { SearchWords } from './search-words.ts';

/** Builds the `tsvector` text of a product: its words by field, id bucket, category and facets. */
export function searchDocumentOf(
  source: SourceProduct,
  productId: number,
  words: SearchWords,
  lookups: Lookups,
): string {
  const lexemes = [
    idBucketLexeme(productId),
    ...lookups.categoryPathOf(source.category).map(categoryLexeme),
    ...facetsOf(source, lookups).map(facetLexeme),
    ...[...words.title].map((word) => fieldLexeme('title', word)),
    ...[...words.keywords].map((word) => fieldLexeme('keywords', word)),
    ...[...words.text].map((word) => fieldLexeme('text', word)),
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
    ...attributeValuesOf(source).map((value) =>
      facets.attribute(idOf(lookups.attributeValues, attributeKey(value))),
    ),
    ...source.tags.map((tag) => facets.tag(idOf(lookups.tags, tag))),
  ];
}
