/**
 * Searched field of a product. `keywords` covers the title, the product's own keywords and the names of categories, brand and colours;
 * `text` covers everything.
 */
export type SearchField = 'title' | 'keywords' | 'text';

const prefixes: Record<SearchField, string> = { title: 't_', keywords: 'h_', text: '' };

/**
 * Returns the lexeme of a word in a field; the prefix restricts a match to the field without reading the product. Normalised
 * (case- and diacritic-folded) words contain letters and digits only, so the kinds of lexemes never collide.
 */
export function fieldLexeme(field: SearchField, word: string): string {
  return prefixes[field] + word;
}

/** Returns the lexeme of products in a category. */
export function categoryLexeme(categoryId: number): string {
  return `c_${categoryId}`;
}

/** Returns the lexeme of products with a facet value. */
export function facetValueLexeme(facetValueId: number): string {
  return `f_${facetValueId}`;
}

/**
 * Returns the lexeme of the bucket of a product's id. Buckets are ranges of ids, as in our SQL function `id_buckets()`: the first
 * has 2,048 ids (2 to the power of 11), each further one twice as many as the previous one.
 */
export function idBucketLexeme(productId: number): string {
  // `31 - clz32(n)` is the integer part of the logarithm of n to base 2.
  return `s_${31 - Math.clz32((productId >> 11) + 1)}`;
}
