import { sql } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { SourceProduct, Text } from '../catalogue/types.ts';
import type { Orm } from '../db/database.ts';
import { withoutArticle } from '../search/arabic.ts';
import { foldedWords } from '../search/fold.ts';
import { withSynonyms } from '../search/synonyms.ts';

const longestWord = 40;

/** The folded words of a product by where they stand. */
export interface SearchWords {
  title: Set<string>;
  /** The title, and the names and keywords it is known by. */
  head: Set<string>;
  /** All of them. */
  text: Set<string>;
}

/** Collects the words a product is found by, in both languages, with other names of what its title and names say. */
export function searchWordsOf(source: SourceProduct, catalogue: Catalogue): SearchWords {
  const title = withSynonyms(wordsOf(source.title));
  const head = withSynonyms(
    wordsOf(
      ...categoryNames(source.category, catalogue),
      inBoth(source.brand),
      source.keywords,
      ...source.colors.flatMap((color) => catalogue.colors[color] ?? []),
    ),
  );
  const rest = wordsOf(
    withoutTags(source.description),
    ...source.attributes.map((attribute) => attribute.value),
  );
  return { title, head: new Set([...title, ...head]), text: new Set([...title, ...head, ...rest]) };
}

/** Makes written words known to the search. */
export async function writeSearchWords(orm: Orm, words: Set<string>): Promise<void> {
  const records = [...words].map((word) => ({ word, bare: withoutArticle(word) }));
  await orm.execute(sql`
    INSERT INTO search_word (word, stem_en, stem_ar)
    SELECT word, (ts_lexize('english_stem', word))[1], (ts_lexize('arabic_stem', bare))[1]
    FROM json_to_recordset(${JSON.stringify(records)}::json) AS given (word text, bare text)
    ON CONFLICT DO NOTHING`);
}

function wordsOf(...texts: Text[]): Set<string> {
  const words = texts.flatMap(({ en, ar }) => foldedWords(`${en} ${ar}`));
  return new Set(words.filter((word) => word.length <= longestWord));
}

function inBoth(text: string): Text {
  return { en: text, ar: '' };
}

function withoutTags({ en, ar }: Text): Text {
  return inBoth(`${en} ${ar}`.replace(/<[^>]*>/g, ' '));
}

function categoryNames(slug: string | undefined, catalogue: Catalogue): Text[] {
  const category = catalogue.categories.find((candidate) => candidate.slug === slug);
  return category ? [category.name, ...categoryNames(category.parent, catalogue)] : [];
}
