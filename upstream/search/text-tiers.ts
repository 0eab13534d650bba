import { type Place, placeOf } from './places.ts';
import type { TypedWord } from './typed-words.ts';

/** The texts of `tsquery` values for one typed text. */
export interface TextQuery {
  /** From the closest matches to the loosest; no product matches two of them. */
  tiers: string[];
  /** Whatever one of the tiers matches. */
  any: string;
}

/**
 * Builds the queries for products that have all typed words, then the looser ones for products that have any of them.
 * Closest is a title with the words as typed, then a title with words near them, then names and keywords, then any text.
 */
export function textQueries(words: TypedWord[]): TextQuery[] {
  const known = words.filter((word) => word.written.length > 0);
  if (known.length === 0) return [];
  const some = nested((['title', 'text'] as const).map((place) => joined(known, place, ' | ')));
  if (known.length < words.length) return [some];
  const typed = joined(
    words.map((word) => ({ ...word, written: [word.typed] })),
    'title',
    ' & ',
  );
  const all = nested([
    typed,
    ...(['title', 'head', 'text'] as const).map((place) => joined(words, place, ' & ')),
  ]);
  return words.length > 1 ? [all, some] : [all];
}

function joined(words: TypedWord[], place: Place, operator: string): string {
  return words
    .map((word) => `(${word.written.map((written) => `'${placeOf(place, written)}'`).join(' | ')})`)
    .join(operator);
}

/** Of queries that each match what the one before it matches: each without the one before it. */
function nested(queries: string[]): TextQuery {
  const tiers = queries.map((query, index) =>
    index === 0 ? query : `(${query}) & !(${queries[index - 1]})`,
  );
  return { tiers, any: queries.at(-1) ?? '' };
}
