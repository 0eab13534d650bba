import { sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';
import { isArabicStopWord, withoutArticle } from './arabic.ts';
import { foldedWords } from './fold.ts';

const maxWords = 8;
const maxWordLength = 40;

/** Typed word with the indexed words it matches; none when nothing is similar. */
export interface TypedWord {
  typed: string;
  indexed: string[];
}

/**
 * Finds the indexed words for a typed text: equal words, longer words that begin with it and words of the same stem;
 * without any of these, the most similar spellings with their stems. Stop words ("the", "من") are ignored unless there is
 * nothing else.
 */
export function findIndexedWords(orm: Orm, text: string): Promise<TypedWord[]> | TypedWord[] {
  const all = [...new Set(foldedWords(text))].map((word) => word.slice(0, maxWordLength));
  const significant = all.filter((word) => !isArabicStopWord(word));
  const words = (significant.length > 0 ? significant : all).slice(0, maxWords);
  if (words.length === 0) return [];
  const values = words.map((word, index) => sql`(${index}::integer, ${word}, ${withoutArticle(word)})`);
  return queryRows<TypedWord>(
    orm,
    sql`
      WITH typed AS (
        SELECT position, word, bare, ts_lexize('english_stem', word) AS stems
        FROM (VALUES ${sql.join(values, sql`, `)}) AS input (position, word, bare)
      )
      SELECT typed.word AS typed, coalesce(exact.words, by_trigram.words, by_distance.words, '{}') AS indexed
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
      CROSS JOIN LATERAL (
        SELECT array_agg(DISTINCT related.word) AS words FROM (
          SELECT stem_en, stem_ar FROM search_word WHERE exact.words IS NULL AND word % typed.bare
          ORDER BY levenshtein(word, typed.bare), similarity(word, typed.bare) DESC, word LIMIT 3
        ) AS found JOIN search_word AS related ON related.stem_en = found.stem_en OR related.stem_ar = found.stem_ar
      ) AS by_trigram
      CROSS JOIN LATERAL (
        SELECT array_agg(DISTINCT related.word) AS words FROM (
          SELECT stem_en, stem_ar FROM search_word
          WHERE exact.words IS NULL AND by_trigram.words IS NULL
            AND length(typed.bare) >= 4 AND abs(length(word) - length(typed.bare)) <= 1
            AND levenshtein_less_equal(word, typed.bare, 2) <= 2
          ORDER BY levenshtein(word, typed.bare), word LIMIT 3
        ) AS found JOIN search_word AS related ON related.stem_en = found.stem_en OR related.stem_ar = found.stem_ar
      ) AS by_distance
      -- English stop words have no stem.
      WHERE typed.stems <> '{}' OR NOT EXISTS (SELECT FROM typed AS other WHERE other.stems <> '{}')
      ORDER BY typed.position`,
  );
}
