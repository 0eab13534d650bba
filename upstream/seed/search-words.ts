import { sql } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { SourceProduct, Text } from '../catalogue/types.ts';
import type { Orm } from '../db/database.ts';
import { withoutArticle } from '../search/arabic.ts';
import { foldedWords } from '../search/fold.ts';

const longestWord = 40;

/** The folded words of a product with the weight of the place each stands in: A title to D description. */
export function searchWordsOf(source: SourceProduct, catalogue: Catalogue): Map<string, string> {
  const weights = new Map<string, string>();
  const add = (weight: string, ...texts: Text[]) => {
    for (const word of texts.flatMap(({ en, ar }) => foldedWords(`${en} ${ar}`))) {
      if (word.length <= longestWord && !weights.has(word)) weights.set(word, weight);
    }
  };
  add('A', source.title);
  add('B', ...categoryNames(source.category, catalogue), both(source.brand), source.keywords);
  add('C', ...source.colors.flatMap((color) => catalogue.colors[color] ?? []));
  add('D', withoutTags(source.description), ...source.attributes.map((attribute) => attribute.value));
  return weights;
}

/** The words as a `tsvector` takes them. */
export function toVector(weights: Map<string, string>): string {
  return [...weights]
    .map(([word, weight], index) => `'${word}':${Math.min(index + 1, 16_383)}${weight}`)
    .join(' ');
}

function both(text: string): Text {
  return { en: text, ar: '' };
}

function withoutTags({ en, ar }: Text): Text {
  return both(`${en} ${ar}`.replace(/<[^>]*>/g, ' '));
}

function categoryNames(slug: string | undefined, catalogue: Catalogue): Text[] {
  const category = catalogue.categories.find((candidate) => candidate.slug === slug);
  return category ? [category.name, ...categoryNames(category.parent, catalogue)] : [];
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
