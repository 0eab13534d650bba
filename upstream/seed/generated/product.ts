import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { SourceProduct, SourceSale, Text } from '../../catalogue/types.ts';
import { type Chance, chanceOf } from './chance.ts';
import { collections, cuts, names, nouns, uses } from './words.ts';

const percents = [10, 15, 20, 25, 30, 40];

/** The nth generated product: a real look under a name of its own, in some of its colours and sizes. */
export function generateProduct(n: number, catalogue: Catalogue): SourceProduct {
  const chance = chanceOf(n);
  const looks = Object.keys(nouns);
  const look = looks[n % looks.length] ?? '';
  const base = chance.pick(catalogue.products.filter((product) => product.look === look));
  const title = titleOf(Math.floor(n / looks.length), look, base.type === 'fashion');
  const colors = someOf(lookColors(catalogue, look), chance.between(1, 3), chance);
  const firstSize = chance.between(0, Math.max(0, base.sizes.length - 3));
  return {
    ...base,
    slug: `${slugOf(title.en)}-${n}`,
    title,
    description: paragraph(base.metaDescription),
    colors,
    sizes: base.sizes.slice(firstSize, firstSize + chance.between(2, 4)),
    sizeSurcharge: undefined,
    price: Math.max(50, Math.round((base.price * chance.between(50, 180)) / 1000) * 10),
    stock: chance.percent(6) ? 0 : chance.between(1, 40),
    stockOf: chance.percent(30) ? { [`${colors[0]}/`]: chance.between(0, 5) } : undefined,
    sale: saleOf(chance),
    tags: catalogue.featureTags.filter(() => chance.percent(3)).map((tag) => tag.slug),
    video: undefined,
    reviews: base.reviews.slice(0, chance.between(0, 2)),
  };
}

/** A title no other number has: the parts are the digits of the number. */
function titleOf(number: number, look: string, isGarment: boolean): Text {
  const styles = isGarment ? cuts : uses;
  const name = names[number % names.length];
  const style = styles[Math.floor(number / names.length) % styles.length];
  const collection = collections[Math.floor(number / names.length / styles.length) % collections.length];
  const edition = Math.floor(number / names.length / styles.length / collections.length) + 1;
  const noun = nouns[look];
  const suffix = edition > 1 ? ` ${edition}` : '';
  return {
    en: `${name?.en} ${style?.en} ${noun?.en}, ${collection?.en} Collection${suffix}`,
    ar: `${noun?.ar} ${name?.ar} ${style?.ar} من مجموعة ${collection?.ar}${suffix}`,
  };
}

function slugOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function paragraph({ en, ar }: Text): Text {
  return { en: `<p>${en}</p>`, ar: `<p>${ar}</p>` };
}

function lookColors(catalogue: Catalogue, look: string): string[] {
  const sold = catalogue.products
    .filter((product) => product.look === look)
    .flatMap((product) => product.colors);
  return [...new Set(sold)];
}

function someOf<T>(choices: T[], count: number, chance: Chance): T[] {
  const start = chance.between(0, choices.length - 1);
  return [...choices.slice(start), ...choices.slice(0, start)].slice(0, count);
}

function saleOf(chance: Chance): SourceSale | undefined {
  if (!chance.percent(20)) return undefined;
  return { window: chance.pick(['on', 'on', 'on', 'over', 'soon'] as const), percent: chance.pick(percents) };
}
