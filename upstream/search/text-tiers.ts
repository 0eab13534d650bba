import { type Place, placeOf } from './places.ts';
import type { TypedWord } from './typed-words.ts';

/** Texts of `tsquery` values that must all match. Conditions of their own are quicker to look up than one with `&`. */
export type Conditions = string[];

/** The conditions for one typed text. */
export interface TextQuery {
  /** From the closest matches to the loosest; no product matches two of them. */
  tiers: Conditions[];
  /** Whatever one of the tiers matches. */
  any: Conditions;
}

/**
 * Builds the queries for products that have all typed words, then the looser ones for products that have any of them.
 * Closest is a title with the words as typed, then a title with words near them, then names and keywords, then any text.
 */
export function textQueries(words: TypedWord[]): TextQuery[] {
  const known = words.filter((word) => word.written.length > 0);
  if (known.length === 0) return [];
  const some = nested((['title', 'text'] as const).map((place) => [alternatives(known, place).join(' | ')]));
  if (known.length < words.length) return [some];
  const typed = words.map((word) => ({ ...word, written: [word.typed] }));
  const all = nested([
    alternatives(typed, 'title'),
    ...(['title', 'head', 'text'] as const).map((place) => alternatives(words, place)),
  ]);
  return words.length > 1 ? [all, some] : [all];
}

/** All conditions as one `tsquery`. */
export function joined(conditions: Conditions): string {
  return conditions.join(' & ');
}

/** For each word a query for any of its spellings. */
function alternatives(words: TypedWord[], place: Place): Conditions {
  return words.map(
    (word) => `(${word.written.map((written) => `'${placeOf(place, written)}'`).join(' | ')})`,
  );
}

/** Of queries that each match what the one before it matches: each without the one before it. */
function nested(queries: Conditions[]): TextQuery {
  const tiers = queries.map((query, index) => {
    const before = queries[index - 1];
    // A condition that only excludes would make the index read everything.
    return before ? query.with(-1, `(${query.at(-1)}) & !(${joined(before)})`) : query;
  });
  return { tiers, any: queries.at(-1) ?? [] };
}
