/** Where a word stands: in the title; in the title, names, keywords or colours; anywhere. */
export type Place = 'title' | 'head' | 'text';

const prefixes: Record<Place, string> = { title: 't_', head: 'h_', text: '' };

/**
 * A word together with its place, as one lexeme: an index over these knows the place without reading the document.
 * Folded words hold letters and digits only, so that no two kinds of lexeme collide.
 */
export function placeOf(place: Place, word: string): string {
  return prefixes[place] + word;
}

/** The lexeme of everything in a category. */
export function categoryLexeme(categoryId: number): string {
  return `c_${categoryId}`;
}

/** The lexeme of everything that has a facet. */
export function facetLexeme(facet: number): string {
  return `f_${facet}`;
}

/** The lexeme of the shelf a product stands on, as the `shelves()` of the database lays them out. */
export function shelfLexeme(productId: number): string {
  return `s_${31 - Math.clz32((productId >> 11) + 1)}`;
}
