import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { LocalizedText, SourceProduct, SourceSale } from '../../catalogue/types.ts';
import { createRandomSource, type RandomSource } from './random.ts';
import { collections, cuts, names, nouns, uses } from './vocabulary.ts';

const percents = [10, 15, 20, 25, 30, 40];

/** Generates the nth product: an existing image set (`look`) under a unique title, in some of its colours and sizes. */
export function generateProduct(n: number, catalogue: Catalogue): SourceProduct {
  const random = createRandomSource(n);
  const looks = Object.keys(nouns);
  const look = looks[n % looks.length] ?? '';
  const sourceProduct = random.pick(catalogue.products.filter((product) => product.look === look));
  const title = titleOf(Math.floor(n / looks.length), look, sourceProduct.type === 'fashion');
  const colors = pickSome(colorsOfLook(catalogue, look), random.integer(1, 3), random);
  const firstSize = random.integer(0, Math.max(0, sourceProduct.sizes.length - 3));
  return {
    ...sourceProduct,
    slug: `${slugOf(title.en)}-${n}`,
    title,
    description: toParagraph(sourceProduct.metaDescription),
    colors,
    sizes: sourceProduct.sizes.slice(firstSize, firstSize + random.integer(2, 4)),
    sizeSurcharge: undefined,
    // 50 % to 180 % of the source price, in multiples of 10.
    price: Math.max(50, Math.round((sourceProduct.price * random.integer(50, 180)) / 1000) * 10),
    stock: random.chance(6) ? 0 : random.integer(1, 40),
    stockOf: random.chance(30) ? { [`${colors[0]}/`]: random.integer(0, 5) } : undefined,
    sale: saleOf(random),
    tags: catalogue.featureTags.filter(() => random.chance(3)).map((tag) => tag.slug),
    video: undefined,
    reviews: sourceProduct.reviews.slice(0, random.integer(0, 2)),
  };
}

/** Composes a unique title: the digits of the index, in a mixed radix, select name, style, collection and edition. */
function titleOf(index: number, look: string, isGarment: boolean): LocalizedText {
  const styles = isGarment ? cuts : uses;
  const name = names[index % names.length];
  const style = styles[Math.floor(index / names.length) % styles.length];
  const collection = collections[Math.floor(index / names.length / styles.length) % collections.length];
  const edition = Math.floor(index / names.length / styles.length / collections.length) + 1;
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

function toParagraph({ en, ar }: LocalizedText): LocalizedText {
  return { en: `<p>${en}</p>`, ar: `<p>${ar}</p>` };
}

function colorsOfLook(catalogue: Catalogue, look: string): string[] {
  const colors = catalogue.products
    .filter((product) => product.look === look)
    .flatMap((product) => product.colors);
  return [...new Set(colors)];
}

function pickSome<T>(choices: T[], count: number, random: RandomSource): T[] {
  const start = random.integer(0, choices.length - 1);
  return [...choices.slice(start), ...choices.slice(0, start)].slice(0, count);
}

function saleOf(random: RandomSource): SourceSale | undefined {
  if (!random.chance(20)) return undefined;
  return { window: random.pick(['on', 'on', 'on', 'over', 'soon'] as const), percent: random.pick(percents) };
}
