import type { TypedWord } from './find-indexed-words.ts';
import { fieldLexeme, type SearchField } from './lexemes.ts';

/** `tsquery` texts that must all match. Separate conditions are faster to look up than one joined by `&`. */
export type Conditions = string[];

/** Conditions of one search. */
export interface TextQuery {
  /** From best to loosest; mutually exclusive. */
  tiers: Conditions[];
  /** Matches of all tiers together. */
  matchesAnyTier: Conditions;
}

/**
 * Builds the query for products with all words, then the fallback for products with any of them. The first has four tiers: the
 * words as typed in the title, then similar words in the title, in names and keywords, and in any text.
 */
export function textQueries(words: TypedWord[]): TextQuery[] {
  const known = words.filter((word) => word.indexed.length > 0);
  if (known.length === 0) return [];
  const anyWord = toExclusiveTiers(
    (['title', 'text'] as const).map((field) => [alternatives(known, field).join(' | ')]),
  );
  if (known.length < words.length) return [anyWord];
  const typed = words.map((word) => ({ ...word, indexed: [word.corrected ?? word.typed] }));
  const allWords = toExclusiveTiers([
    alternatives(typed, 'title'),
    ...(['title', 'keywords', 'text'] as const).map((field) => alternatives(words, field)),
  ]);
  return words.length > 1 ? [allWords, anyWord] : [allWords];
}

/** Joins conditions to one `tsquery`. */
export function toTsquery(conditions: Conditions): string {
  return conditions.join(' & ');
}

/** Returns for each word a condition that matches any of its indexed forms. */
function alternatives(words: TypedWord[], field: SearchField): Conditions {
  return words.map(
    (word) => `(${word.indexed.map((indexed) => `'${fieldLexeme(field, indexed)}'`).join(' | ')})`,
  );
}

/** Converts queries of increasing breadth to mutually exclusive tiers: each excludes the matches of the previous query. */
function toExclusiveTiers(queries: Conditions[]): TextQuery {
  const tiers = queries.map((query, index) => {
    const previous = queries[index - 1];
    // A separate, purely negative condition would make the index read everything.
    return previous ? query.with(-1, `(${query.at(-1)}) & !(${toTsquery(previous)})`) : query;
  });
  return { tiers, matchesAnyTier: queries.at(-1) ?? [] };
}
