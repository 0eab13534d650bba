import type { TypedWord } from './find-indexed-words.ts';
import { fieldLexeme, type SearchField } from './lexemes.ts';

/** `tsquery` texts that must all match. Separate conditions are faster than one that joins them with `&`. */
export type Conditions = string[];

/** Conditions of one search. */
export interface TextQuery {
  /** From best to loosest; mutually exclusive. */
  tiers: Conditions[];
  /** Matched by the products of all tiers together. */
  anyTier: Conditions;
}

/**
 * Builds the query for products with all words, then the fallback for products with any of them. The first has four tiers: the
 * words as typed in the title, then similar words in the title, in names and keywords, and in any text.
 */
export function textQueries(words: TypedWord[]): TextQuery[] {
  const knownWords = words.filter((word) => word.indexed.length > 0);
  if (knownWords.length === 0) return [];
  const anyWord = toExclusiveTiers(
    (['title', 'text'] as const).map((field) => [alternatives(knownWords, field).join(' | ')]),
  );
  if (knownWords.length < words.length) return [anyWord];
  const exactWords = words.map((word) => ({ ...word, indexed: [word.corrected ?? word.typed] }));
  const allWords = toExclusiveTiers([
    alternatives(exactWords, 'title'),
    ...(['title', 'keywords', 'text'] as const).map((field) => alternatives(words, field)),
  ]);
  return words.length > 1 ? [allWords, anyWord] : [allWords];
}

/** Joins conditions to one `tsquery`. */
export function toTsquery(conditions: Conditions): string {
  return conditions.join(' & ');
}

/** Returns, for each word, a condition that matches any of its indexed words. */
function alternatives(words: TypedWord[], field: SearchField): Conditions {
  return words.map(
    (word) => `(${word.indexed.map((indexed) => `'${fieldLexeme(field, indexed)}'`).join(' | ')})`,
  );
}

/** Converts queries of increasing breadth to mutually exclusive tiers: each excludes the matches of the previous query. */
function toExclusiveTiers(queries: Conditions[]): TextQuery {
  const tiers = queries.map((query, index) => {
    const previous = queries[index - 1];
    // The exclusion joins the last condition: a separate, purely negative one would make the index read everything.
    return previous ? query.with(-1, `(${query.at(-1)}) & !(${toTsquery(previous)})`) : query;
  });
  return { tiers, anyTier: queries.at(-1) ?? [] };
}
