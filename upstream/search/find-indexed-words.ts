import { type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';
import { isArabicStopWord, withoutArticle } from './arabic.ts';
import { foldedWords } from './fold.ts';

const maxWords = 8;
const maxWordLength = 40;

/** Typed word with the indexed words it matches; none when nothing is similar. */
export interface TypedWord {
  /** Folded word as it was typed. */
  typed: string;
  /** Folded word of the vocabulary that a misspelt one was replaced with. */
  corrected?: string;
  indexed: string[];
}

/**
 * Finds the indexed words for a typed text: equal words, longer words that begin with it and words of the same stem. A word without
 * any of these is misspelt and replaced with the most similar one, unless the text is exact. Stop words ("the", "من") are ignored
 * unless there is nothing else.
 */
export async function findIndexedWords(orm: Orm, text: string, isExact: boolean): Promise<TypedWord[]> {
  const all = [...new Set(foldedWords(text))].map((word) => word.slice(0, maxWordLength));
  const significant = all.filter((word) => !isArabicStopWord(word));
  const words = (significant.length > 0 ? significant : all).slice(0, maxWords);
  const found = await findSpeltWords(orm, words);
  const misspelt = found.filter(({ typed, indexed }) => indexed.length === 0 && !/\d/.test(typed));
  if (isExact || misspelt.length === 0) return found;
  const corrections = await findCorrections(
    orm,
    misspelt.map(({ typed }) => typed),
  );
  const corrected = new Map(
    (await findSpeltWords(orm, [...corrections.values()])).map((word) => [word.typed, word.indexed]),
  );
  return found.map((word) => {
    const correction = corrections.get(word.typed);
    return correction === undefined
      ? word
      : { ...word, corrected: correction, indexed: corrected.get(correction) ?? [correction] };
  });
}

/**
 * Finds the indexed words for words that are spelt right; none for the others. The range from a word to the word with `chr(1114109)`,
 * which sorts last, contains all words that begin with it.
 */
function findSpeltWords(orm: Orm, words: string[]): Promise<TypedWord[]> | TypedWord[] {
  if (words.length === 0) return [];
  return queryRows<TypedWord>(
    orm,
    sql`
      WITH typed AS (
        SELECT position, word, bare, ts_lexize('english_stem', word) AS stems
        FROM (VALUES ${valuesOf(words)}) AS input (position, word, bare)
      )
      SELECT typed.word AS typed, coalesce(exact.words, '{}') AS indexed
      FROM typed
      CROSS JOIN LATERAL (
        SELECT array_agg(word) AS words FROM (
          (SELECT word FROM search_word
            WHERE word ~>=~ typed.word AND word ~<~ (typed.word || chr(1114109))
            ORDER BY length(word), word LIMIT 24)
          UNION (SELECT word FROM search_word
            WHERE word ~>=~ typed.bare AND word ~<~ (typed.bare || chr(1114109))
            ORDER BY length(word), word LIMIT 24)
          UNION (SELECT word FROM search_word WHERE stem_en = ANY (typed.stems) LIMIT 24)
          UNION (SELECT word FROM search_word
            WHERE stem_ar = ANY (ts_lexize('arabic_stem', typed.bare)) LIMIT 24)
        ) AS found
      ) AS exact
      -- English stop words have no stem.
      WHERE typed.stems <> '{}' OR NOT EXISTS (SELECT FROM typed AS other WHERE other.stems <> '{}')
      ORDER BY typed.position`,
  );
}

/**
 * Finds the most similar indexed word for each misspelt one: at most one letter differs in up to four, two in up to seven, three in
 * longer words.
 */
async function findCorrections(orm: Orm, words: string[]): Promise<Map<string, string>> {
  const rows = await queryRows<{ typed: string; correction: string }>(
    orm,
    sql`
      SELECT typed.word AS typed, coalesce(by_trigram.word, by_distance.word) AS correction
      FROM (VALUES ${valuesOf(words)}) AS typed (position, word, bare)
      CROSS JOIN LATERAL (
        SELECT CASE WHEN length(typed.bare) < 5 THEN 1 WHEN length(typed.bare) < 8 THEN 2 ELSE 3 END AS max_distance
      ) AS limits
      LEFT JOIN LATERAL (
        SELECT word FROM search_word
        WHERE word % typed.bare AND levenshtein(word, typed.bare) <= max_distance
        ORDER BY levenshtein(word, typed.bare), similarity(word, typed.bare) DESC, word LIMIT 1
      ) AS by_trigram ON true
      LEFT JOIN LATERAL (
        SELECT word FROM search_word
        WHERE by_trigram.word IS NULL AND length(typed.bare) >= 4
          AND abs(length(word) - length(typed.bare)) <= 1
          AND levenshtein_less_equal(word, typed.bare, 2) <= 2
        ORDER BY levenshtein(word, typed.bare), word LIMIT 1
      ) AS by_distance ON true
      WHERE coalesce(by_trigram.word, by_distance.word) IS NOT NULL`,
  );
  return new Map(rows.map(({ typed, correction }) => [typed, correction]));
}

/** Builds rows of `VALUES`: position, word and word without the Arabic article. */
function valuesOf(words: string[]): SQL {
  const values = words.map((word, index) => sql`(${index}::integer, ${word}, ${withoutArticle(word)})`);
  return sql.join(values, sql`, `);
}
