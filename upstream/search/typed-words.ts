import { sql } from 'drizzle-orm';
import { type Orm, rows } from '../db/database.ts';
import { isArabicStopWord, withoutArticle } from './arabic.ts';
import { foldedWords } from './fold.ts';

const mostWords = 8;
const longestWord = 40;

/** A word somebody typed and the written words it stands for, none when nothing comes near it. */
export interface TypedWord {
  typed: string;
  written: string[];
}

/**
 * Finds the written words for a typed text: the same word, one that begins with it, one of the same stem; where there
 * is none of these the ones spelt most alike and their kin. Words that tell nothing ("the", "من") do not count unless all are such.
 */
export function findTypedWords(orm: Orm, text: string): Promise<TypedWord[]> | TypedWord[] {
  const all = [...new Set(foldedWords(text))].map((word) => word.slice(0, longestWord));
  const telling = all.filter((word) => !isArabicStopWord(word));
  const words = (telling.length > 0 ? telling : all).slice(0, mostWords);
  if (words.length === 0) return [];
  const values = words.map((word, index) => sql`(${index}::integer, ${word}, ${withoutArticle(word)})`);
  return rows<TypedWord>(
    orm,
    sql`
      WITH typed AS (
        SELECT position, word, bare, ts_lexize('english_stem', word) AS stems
        FROM (VALUES ${sql.join(values, sql`, `)}) AS given (position, word, bare)
      )
      SELECT typed.word AS typed, coalesce(near.words, alike.words, close.words, '{}') AS written
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
      ) AS near
      CROSS JOIN LATERAL (
        SELECT array_agg(DISTINCT kin.word) AS words FROM (
          SELECT stem_en, stem_ar FROM search_word WHERE near.words IS NULL AND word % typed.bare
          ORDER BY levenshtein(word, typed.bare), similarity(word, typed.bare) DESC, word LIMIT 3
        ) AS found JOIN search_word AS kin ON kin.stem_en = found.stem_en OR kin.stem_ar = found.stem_ar
      ) AS alike
      CROSS JOIN LATERAL (
        SELECT array_agg(DISTINCT kin.word) AS words FROM (
          SELECT stem_en, stem_ar FROM search_word
          WHERE near.words IS NULL AND alike.words IS NULL
            AND length(typed.bare) >= 4 AND abs(length(word) - length(typed.bare)) <= 1
            AND levenshtein_less_equal(word, typed.bare, 2) <= 2
          ORDER BY levenshtein(word, typed.bare), word LIMIT 3
        ) AS found JOIN search_word AS kin ON kin.stem_en = found.stem_en OR kin.stem_ar = found.stem_ar
      ) AS close
      WHERE typed.stems <> '{}' OR NOT EXISTS (SELECT FROM typed AS other WHERE other.stems <> '{}')
      ORDER BY typed.position`,
  );
}
