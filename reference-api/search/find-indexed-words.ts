import { type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';
import { isArabicStopWord, withoutArticle } from './arabic.ts';
import { foldedWords } from './fold.ts';

const maxWords = 8;
const maxWordLength = 40;

/** Word of a query with the indexed words that it matches. */
export interface QueryWord {
  /** Folded word as it was typed. */
  typed: string;
  /** Folded word of the vocabulary that a misspelt one was replaced with. */
  corrected?: string;
  /** Indexed words that the typed word, or its correction, matches; empty when no indexed word is similar. */
  indexed: string[];
}

/**
 * Finds the indexed words for each word of a typed text: the word itself, longer words that begin with it and words of the
 * same stem. A word without any of these counts as misspelt unless it contains a digit, and is replaced with the most
 * similar one. Stop words ("the", "من") are ignored unless there is nothing else.
 * @param isExact true when misspelt words are not replaced
 */
export async function findIndexedWords(orm: Orm, text: string, isExact: boolean): Promise<QueryWord[]> {
  const allWords = [...new Set(foldedWords(text))].map((word) => word.slice(0, maxWordLength));
  const significantWords = allWords.filter((word) => !isArabicStopWord(word));
  const words = (significantWords.length > 0 ? significantWords : allWords).slice(0, maxWords);
  const typedWords = await matchIndexedWords(orm, words);
  const misspelt = typedWords.filter(({ typed, indexed }) => indexed.length === 0 && !/\d/.test(typed));
  if (isExact || misspelt.length === 0) return typedWords;
  const corrections = await findCorrections(
    orm,
    misspelt.map(({ typed }) => typed),
  );
  const matchedCorrections = await matchIndexedWords(orm, [...corrections.values()]);
  const indexedByCorrection = new Map(matchedCorrections.map((word) => [word.typed, word.indexed]));
  return typedWords.map((word) => {
    const corrected = corrections.get(word.typed);
    if (corrected === undefined) return word;
    return { ...word, corrected, indexed: indexedByCorrection.get(corrected) ?? [corrected] };
  });
}

/**
 * Finds the indexed words that each typed word matches; a misspelt word matches none. `chr(1114109)` sorts after every other
 * character, so the range from a word to the same word with this character appended is a prefix search.
 */
function matchIndexedWords(orm: Orm, words: string[]): Promise<QueryWord[]> | QueryWord[] {
  if (words.length === 0) return [];
  return queryRows<QueryWord>(
    orm,
    sql`
      WITH typed AS (
        SELECT position, word, without_article, ts_lexize('english_stem', word) AS stems
        FROM (VALUES ${valuesRowsOf(words)}) AS input (position, word, without_article)
      )
      SELECT typed.word AS typed, coalesce(matching.words, '{}') AS indexed
      FROM typed
      CROSS JOIN LATERAL (
        SELECT array_agg(word) AS words FROM (
          (SELECT word FROM search_word
            WHERE word ~>=~ typed.word AND word ~<~ (typed.word || chr(1114109))
            ORDER BY length(word), word LIMIT 24)
          UNION (SELECT word FROM search_word
            WHERE word ~>=~ typed.without_article AND word ~<~ (typed.without_article || chr(1114109))
            ORDER BY length(word), word LIMIT 24)
          UNION (SELECT word FROM search_word WHERE stem_en = ANY (typed.stems) LIMIT 24)
          UNION (SELECT word FROM search_word
            WHERE stem_ar = ANY (ts_lexize('arabic_stem', typed.without_article)) LIMIT 24)
        ) AS found
      ) AS matching
      -- English stop words have no stem; they are left out unless all words are stop words.
      WHERE typed.stems <> '{}' OR NOT EXISTS (SELECT FROM typed AS other WHERE other.stems <> '{}')
      ORDER BY typed.position`,
  );
}

/**
 * Finds the most similar indexed word for each misspelt one, first among words with common trigrams: at most one letter
 * may differ in a word of up to four letters, two in one of up to seven, three in a longer one. A typed word of at least
 * four letters without such a word gets the most similar one of about the same length, where at most two letters differ.
 */
async function findCorrections(orm: Orm, words: string[]): Promise<Map<string, string>> {
  const rows = await queryRows<{ typed: string; correction: string }>(
    orm,
    sql`
      SELECT typed.word AS typed, coalesce(by_trigram.word, by_distance.word) AS correction
      FROM (VALUES ${valuesRowsOf(words)}) AS typed (position, word, without_article)
      CROSS JOIN LATERAL (
        SELECT CASE WHEN length(typed.without_article) < 5 THEN 1 WHEN length(typed.without_article) < 8 THEN 2 ELSE 3 END AS max_distance
      ) AS limits
      LEFT JOIN LATERAL (
        SELECT word FROM search_word
        WHERE word % typed.without_article AND levenshtein(word, typed.without_article) <= max_distance
        ORDER BY levenshtein(word, typed.without_article), similarity(word, typed.without_article) DESC, word LIMIT 1
      ) AS by_trigram ON true
      LEFT JOIN LATERAL (
        SELECT word FROM search_word
        WHERE by_trigram.word IS NULL AND length(typed.without_article) >= 4
          AND abs(length(word) - length(typed.without_article)) <= 1
          AND levenshtein_less_equal(word, typed.without_article, 2) <= 2
        ORDER BY levenshtein(word, typed.without_article), word LIMIT 1
      ) AS by_distance ON true
      WHERE coalesce(by_trigram.word, by_distance.word) IS NOT NULL`,
  );
  return new Map(rows.map(({ typed, correction }) => [typed, correction]));
}

/** Builds rows of `VALUES`: position, word, and the word without the Arabic article. */
function valuesRowsOf(words: string[]): SQL {
  const values = words.map((word, index) => sql`(${index}::integer, ${word}, ${withoutArticle(word)})`);
  return sql.join(values, sql`, `);
}
