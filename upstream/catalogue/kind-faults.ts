import type { Catalogue } from './catalogue.ts';

/** The kind of look that a category sells, and those below it. */
const kindOf: Record<string, string> = {
  abayas: 'abaya',
  dresses: 'dress',
  tops: 'top',
  jackets: 'jacket',
  coats: 'coat',
  pants: 'pants',
  skirts: 'skirt',
  hijabs: 'hijab',
  jewelry: 'jewelry',
  beauty: 'beauty',
  electronics: 'electronics',
};

/** Words of an English title that promise one look and no other of its kind. */
const promised: [RegExp, RegExp][] = [
  [/khimar/i, /^khimar$/],
  [/palazzo|wide/i, /^trousers-wide$/],
  [/kaftan/i, /^kaftan$/],
  [/open abaya/i, /^abaya-open$/],
  [/closed abaya/i, /^abaya-closed$/],
  [/satin (bell )?skirt/i, /^skirt-satin$/],
  [/satin.*hijab/i, /^hijab-satin$/],
];

/** Says which products and categories are shown with pictures of another kind of thing. */
export function kindFaults({ categories, looks, products }: Catalogue): string[] {
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));
  const kinds = new Map(looks.map(({ look, kind }) => [look, kind]));
  const differs = (category: string, look: string) =>
    (kindOf[category] ?? kindOf[parents.get(category) ?? '']) !== kinds.get(look);
  return [
    ...products
      .filter(({ category, look }) => parents.has(category) && differs(category, look))
      .map(({ slug, look }) => `product ${slug}: ${look} is a picture of another kind`),
    ...products
      .filter(({ title, look }) => promised.some(([word, kept]) => word.test(title.en) && !kept.test(look)))
      .map(({ slug, look }) => `product ${slug}: ${look} is not what the title says`),
    ...categories
      .filter(({ slug, image }) => differs(slug, image.split('/')[0] ?? ''))
      .map(({ slug, image }) => `category ${slug}: ${image} is a picture of another kind`),
  ];
}
