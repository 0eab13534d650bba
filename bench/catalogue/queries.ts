import { type Chance, chanceOf } from '../../upstream/seed/generated/chance.ts';
import { names, nouns } from '../../upstream/seed/generated/words.ts';

/** What a shop can be filtered by, as `GET /Shops/GetSearchFilters` says. */
export interface Offer {
  categories: { id: number }[];
  attributesVariant: { colors: { name: string }[]; sizes: string[] };
  brands: { name: string }[];
}

/** Body of `POST /Products/Filter`. */
export interface FilterBody {
  categoryId?: number;
  minPrice?: number;
  maxPrice?: number;
  color?: string;
  size?: string;
  tags?: string[];
  searchText?: string;
  sortBy: string;
  pageNumber: number;
  pageSize: number;
}

/** One query of a kind. */
export interface Query {
  kind: string;
  body: FilterBody;
}

const sorts = ['asc', 'low', 'high', 'on-sale'] as const;
const deepestPage = 8;
const titles = Object.values(nouns);

type Draw = (offer: Offer, chance: Chance) => Partial<FilterBody>;

const category: Draw = ({ categories }, chance) => ({ categoryId: chance.pick(categories).id });

const colors: Draw = ({ attributesVariant }, chance) => ({
  color: someOf(attributesVariant.colors, chance)
    .map(({ name }) => name)
    .join(','),
});

const brand: Draw = ({ brands }, chance) => ({ tags: [`brand:${chance.pick(brands).name}`] });

const price: Draw = (_offer, chance) => {
  const minPrice = chance.between(0, 3000);
  return { minPrice, maxPrice: minPrice + chance.between(50, 1500) };
};

const textIn =
  (language: 'en' | 'ar'): Draw =>
  (_offer, chance) => {
    const name = chance.pick(names)[language];
    const title = chance.pick(titles)[language];
    const texts = [name, title, `${name} ${title}`, chance.pick(title.split(' '))];
    return { searchText: chance.pick(texts) };
  };

const misspelt: Draw = (offer, chance) => {
  const { searchText = '' } = textIn(chance.percent(70) ? 'en' : 'ar')(offer, chance);
  const long = searchText.split(' ').filter((word) => word.length >= 5);
  if (long.length === 0) return misspelt(offer, chance);
  const word = chance.pick(long);
  const at = chance.between(1, word.length - 2);
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ];
  return { searchText: searchText.replace(word, chance.pick(slips)) };
};

/** The kinds of queries that visitors make most. */
export const commonKinds: Record<string, Draw> = {
  category,
  'price range': price,
  'colour + size': all(colors, ({ attributesVariant }, chance) => ({
    size: someOf(
      attributesVariant.sizes.map((name) => ({ name })),
      chance,
    )
      .map(({ name }) => name)
      .join(','),
  })),
  'text, English': textIn('en'),
  'text, Arabic': textIn('ar'),
  'text, misspelt': misspelt,
};

/** Kinds that narrow a listing in several ways at once. */
export const narrowedKinds: Record<string, Draw> = {
  'category + price': all(category, price),
  'category + colour': all(category, colors),
  'text + category': all(textIn('en'), category),
  'text + colour': all(textIn('en'), colors),
  'brand + colour': all(brand, colors),
};

/** So many queries of each kind over varied values, sortings and pages; the same every time. */
export function drawQueries(kinds: Record<string, Draw>, count: number, offer: Offer): Query[] {
  return Object.entries(kinds).flatMap(([kind, draw], place) =>
    Array.from({ length: count }, (_, index) => {
      const chance = chanceOf(1 + place * 100_000 + index);
      const pageNumber = chance.between(1, chance.between(1, deepestPage));
      const sortBy = chance.pick(sorts);
      return { kind, body: { ...draw(offer, chance), sortBy, pageNumber, pageSize: 10 } };
    }),
  );
}

function all(...draws: Draw[]): Draw {
  return (offer, chance) => Object.assign({}, ...draws.map((draw) => draw(offer, chance)));
}

/** One or two. */
function someOf<T>(choices: T[], chance: Chance): T[] {
  return Array.from({ length: chance.between(1, 2) }, () => chance.pick(choices));
}
