import { attributeValuesOf } from '../catalogue/attribute-values.ts';
import type { SourceProduct } from '../catalogue/types.ts';
import { facetValueIds } from '../queries/facet-value-ids.ts';
import { categoryLexeme, facetValueLexeme, fieldLexeme, idBucketLexeme } from '../search/lexemes.ts';
import { attributeValueKey, idOf, type Lookups } from './lookups.ts';
import type { SearchWords } from './search-words.ts';

/** Builds the search document of a product of the source catalogue. */
export function searchDocumentOf(
  source: SourceProduct,
  productId: number,
  words: SearchWords,
  lookups: Lookups,
): string {
  const categoryIds = lookups.categoryPathOf(source.category);
  return composeSearchDocument(productId, categoryIds, facetValueIdsOf(source, lookups), words);
}

/** Builds the `tsvector` text of a product: its words by field, id bucket, categories and facet values. */
export function composeSearchDocument(
  productId: number,
  categoryIds: number[],
  valueIds: number[],
  words: SearchWords,
): string {
  const lexemes = [
    idBucketLexeme(productId),
    ...categoryIds.map(categoryLexeme),
    ...valueIds.map(facetValueLexeme),
    ...[...words.title].map((word) => fieldLexeme('title', word)),
    ...[...words.keywords].map((word) => fieldLexeme('keywords', word)),
    ...[...words.text].map((word) => fieldLexeme('text', word)),
  ];
  return lexemes.map((lexeme) => `'${lexeme}'`).join(' ');
}

function facetValueIdsOf(source: SourceProduct, lookups: Lookups): number[] {
  const colors = source.colors.map((color) => idOf(lookups.colors, color));
  const sizes = source.sizes.map((size) => idOf(lookups.sizes, size));
  return [
    ...colors.map(facetValueIds.color),
    ...sizes.map(facetValueIds.size),
    ...colors.flatMap((color) => sizes.map((size) => facetValueIds.colorAndSize(color, size))),
    facetValueIds.brand(idOf(lookups.brands, source.brand)),
    ...attributeValuesOf(source).map((value) =>
      facetValueIds.attribute(idOf(lookups.attributeValues, attributeValueKey(value))),
    ),
    ...source.tags.map((tag) => facetValueIds.tag(idOf(lookups.tags, tag))),
  ];
}
