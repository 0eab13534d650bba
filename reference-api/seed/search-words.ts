import { sql } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LocalizedText, SourceProduct } from '../catalogue/types.ts';
import type { Orm } from '../db/database.ts';
import { withoutArticle } from '../search/arabic.ts';
import { foldedWords } from '../search/fold.ts';
import { withSynonyms } from '../search/synonyms.ts';

const maxWordLength = 40;

/** Folded words of a product by field. */
export interface SearchWords {
  title: Set<string>;
  /** Words of the title, category names, brand, keywords and colours. */
  keywords: Set<string>;
  /** Words of every field, descriptions and attributes included. */
  text: Set<string>;
}

/** Texts of a product that the search finds. */
export interface SearchableTexts {
  title: LocalizedText;
  /** Names of the categories, from the product's own upwards. */
  categories: LocalizedText[];
  brand: string;
  keywords: LocalizedText;
  colors: LocalizedText[];
  /** HTML. */
  description: LocalizedText;
  attributes: { value: LocalizedText }[];
}

/** Collects the searchable words of a product of the source catalogue. */
export function searchWordsOf(source: SourceProduct, catalogue: Catalogue): SearchWords {
  return collectSearchWords({
    ...source,
    categories: categoryNames(source.category, catalogue),
    colors: source.colors.flatMap((color) => catalogue.colors[color] ?? []),
  });
}

/** Collects the searchable words of a product in both languages, with synonyms except for descriptions and attributes. */
export function collectSearchWords(texts: SearchableTexts): SearchWords {
  const title = withSynonyms(wordsOf(texts.title));
  const keywords = withSynonyms(
    wordsOf(...texts.categories, asLocalizedText(texts.brand), texts.keywords, ...texts.colors),
  );
  const otherWords = wordsOf(
    stripTags(texts.description),
    ...texts.attributes.map((attribute) => attribute.value),
  );
  return {
    title,
    keywords: new Set([...title, ...keywords]),
    text: new Set([...title, ...keywords, ...otherWords]),
  };
}

/** Adds words with their stems to the search vocabulary. */
export async function writeSearchWords(orm: Orm, words: Set<string>): Promise<void> {
  const records = [...words].map((word) => ({ word, without_article: withoutArticle(word) }));
  await orm.execute(sql`
    INSERT INTO search_word (word, stem_en, stem_ar)
    SELECT word, (ts_lexize('english_stem', word))[1], (ts_lexize('arabic_stem', without_article))[1]
    FROM json_to_recordset(${JSON.stringify(records)}::json) AS entries (word text, without_article text)
    ON CONFLICT DO NOTHING`);
}

function wordsOf(...texts: LocalizedText[]): Set<string> {
  const words = texts.flatMap(({ en, ar }) => foldedWords(`${en} ${ar}`));
  return new Set(words.filter((word) => word.length <= maxWordLength));
}

function asLocalizedText(text: string): LocalizedText {
  return { en: text, ar: '' };
}

/** Removes HTML tags. Joins both languages to one text, because words are collected from both. */
function stripTags({ en, ar }: LocalizedText): LocalizedText {
  return asLocalizedText(`${en} ${ar}`.replace(/<[^>]*>/g, ' '));
}

function categoryNames(slug: string | undefined, catalogue: Catalogue): LocalizedText[] {
  const category = catalogue.categories.find((candidate) => candidate.slug === slug);
  return category ? [category.name, ...categoryNames(category.parent, catalogue)] : [];
}
