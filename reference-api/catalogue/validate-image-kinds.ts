import type { Catalogue } from './catalogue.ts';

/** Kind of image set by category; subcategories inherit it. */
const kindOfCategory: Record<string, string> = {
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

/** Words in an English title that require a certain image set. */
const titleRequirements: [titlePattern: RegExp, lookPattern: RegExp][] = [
  [/khimar/i, /^khimar$/],
  [/palazzo|wide/i, /^trousers-wide$/],
  [/kaftan/i, /^kaftan$/],
  [/open abaya/i, /^abaya-open$/],
  [/closed abaya/i, /^abaya-closed$/],
  [/satin (bell )?skirt/i, /^skirt-satin$/],
  [/satin.*hijab/i, /^hijab-satin$/],
];

/** Returns errors about products and categories whose images show another kind of item. */
export function validateImageKinds({ categories, looks, products }: Catalogue): string[] {
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));
  const kinds = new Map(looks.map(({ look, kind }) => [look, kind]));
  const showsOtherKind = (category: string, look: string) =>
    (kindOfCategory[category] ?? kindOfCategory[parents.get(category) ?? '']) !== kinds.get(look);
  return [
    ...products
      .filter(({ category, look }) => parents.has(category) && showsOtherKind(category, look))
      .map(({ slug, look }) => `product ${slug}: ${look} is a picture of another kind`),
    ...products
      .filter(({ title, look }) =>
        titleRequirements.some(
          ([titlePattern, lookPattern]) => titlePattern.test(title.en) && !lookPattern.test(look),
        ),
      )
      .map(({ slug, look }) => `product ${slug}: ${look} is not what the title says`),
    ...categories
      .filter(({ slug, image }) => showsOtherKind(slug, image.split('/')[0] ?? ''))
      .map(({ slug, image }) => `category ${slug}: ${image} is a picture of another kind`),
  ];
}
