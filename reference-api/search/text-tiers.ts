import type { QueryWord } from './find-indexed-words.ts';
import { fieldLexeme, type SearchField } from './lexemes.ts';

/** `tsquery` texts that must all match. Separate conditions are faster than one that joins them with `&`. */
export type TsqueryConditions = string[];

/** Conditions of one search: tiers of products, ranked from best to loosest match. */
export interface TextQuery {
  /** The best tier first; a product matches one tier only. */
  tiers: TsqueryConditions[];
  /** Matches the products of every tier. */
  anyTier: TsqueryConditions;
}

/**
 * Builds the query for products with all words, then the fallback for products with any of them. The first query has four tiers:
 * products whose title contains the words as they were typed, then products with similar words in the title, in the field
 * `keywords`, and in any text.
 */
export function textQueries(words: QueryWord[]): TextQuery[] {
  const knownWords = words.filter((word) => word.indexed.length > 0);
  if (knownWords.length === 0) return [];
  const anyWord = toExclusiveTiers(
    (['title', 'text'] as const).map((field) => [wordConditionsOf(knownWords, field).join(' | ')]),
  );
  if (knownWords.length < words.length) return [anyWord];
  const exactWords = words.map((word) => ({ ...word, indexed: [word.corrected ?? word.typed] }));
  const allWords = toExclusiveTiers([
    wordConditionsOf(exactWords, 'title'),
    ...(['title', 'keywords', 'text'] as const).map((field) => wordConditionsOf(words, field)),
  ]);
  return words.length > 1 ? [allWords, anyWord] : [allWords];
}

/** Joins conditions to one `tsquery`. */
export function toTsquery(conditions: TsqueryConditions): string {
  return conditions.join(' & ');
}

/** Returns, for each word, a condition that matches any of its indexed words. */
function wordConditionsOf(words: QueryWord[], field: SearchField): TsqueryConditions {
  return words.map(
    (word) => `(${word.indexed.map((indexed) => `'${fieldLexeme(field, indexed)}'`).join(' | ')})`,
  );
}

/** Converts queries, each broader than the previous one, to mutually exclusive tiers: each tier excludes the matches of the previous query. */
function toExclusiveTiers(queries: TsqueryConditions[]): TextQuery {
  const tiers = queries.map((query, index) => {
    const previous = queries[index - 1];
    // The exclusion joins the last condition: a separate, purely negative one would make the index read everything.
    return previous ? query.with(-1, `(${query.at(-1)}) & !(${toTsquery(previous)})`) : query;
  });
  return { tiers, anyTier: queries.at(-1) ?? [] };
}
