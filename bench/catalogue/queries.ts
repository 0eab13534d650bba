import { createRandomSource, type RandomSource } from '../../upstream/seed/generated/random.ts';
import { names, nouns } from '../../upstream/seed/generated/vocabulary.ts';

/** The response of `GET /Shops/GetSearchFilters`. */
export interface SearchFilters {
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

/** A request body with the name of its kind of query. */
export interface CatalogueQuery {
  kind: string;
  body: FilterBody;
}

const sorts = ['asc', 'low', 'high', 'on-sale'] as const;
const maxPage = 8;
const titles = Object.values(nouns);

type QueryGenerator = (filters: SearchFilters, chance: RandomSource) => Partial<FilterBody>;

const category: QueryGenerator = ({ categories }, chance) => ({ categoryId: chance.pick(categories).id });

const colors: QueryGenerator = ({ attributesVariant }, chance) => ({
  color: pickOneOrTwo(attributesVariant.colors, chance)
    .map(({ name }) => name)
    .join(','),
});

const brand: QueryGenerator = ({ brands }, chance) => ({ tags: [`brand:${chance.pick(brands).name}`] });

const price: QueryGenerator = (_filters, chance) => {
  const minPrice = chance.integer(0, 3000);
  return { minPrice, maxPrice: minPrice + chance.integer(50, 1500) };
};

const textIn =
  (language: 'en' | 'ar'): QueryGenerator =>
  (_filters, chance) => {
    const name = chance.pick(names)[language];
    const title = chance.pick(titles)[language];
    const texts = [name, title, `${name} ${title}`, chance.pick(title.split(' '))];
    return { searchText: chance.pick(texts) };
  };

const misspelledText: QueryGenerator = (filters, chance) => {
  const { searchText = '' } = textIn(chance.chance(70) ? 'en' : 'ar')(filters, chance);
  const longWords = searchText.split(' ').filter((word) => word.length >= 5);
  if (longWords.length === 0) return misspelledText(filters, chance);
  const word = chance.pick(longWords);
  const at = chance.integer(1, word.length - 2);
  const misspellings = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ];
  return { searchText: searchText.replace(word, chance.pick(misspellings)) };
};

/** The most frequent kinds of queries. */
export const commonKinds: Record<string, QueryGenerator> = {
  category,
  'price range': price,
  'colour + size': combine(colors, ({ attributesVariant }, chance) => ({
    size: pickOneOrTwo(
      attributesVariant.sizes.map((name) => ({ name })),
      chance,
    )
      .map(({ name }) => name)
      .join(','),
  })),
  'text, English': textIn('en'),
  'text, Arabic': textIn('ar'),
  'text, misspelled': misspelledText,
};

/** Kinds of queries that combine two filters. */
export const combinedKinds: Record<string, QueryGenerator> = {
  'category + price': combine(category, price),
  'category + colour': combine(category, colors),
  'text + category': combine(textIn('en'), category),
  'text + colour': combine(textIn('en'), colors),
  'brand + colour': combine(brand, colors),
};

/** Generates `count` queries of each kind with varied values, sort orders and pages; deterministic. */
export function generateQueries(
  kinds: Record<string, QueryGenerator>,
  count: number,
  filters: SearchFilters,
): CatalogueQuery[] {
  return Object.entries(kinds).flatMap(([kind, generate], kindIndex) =>
    Array.from({ length: count }, (_, index) => {
      const chance = createRandomSource(1 + kindIndex * 100_000 + index);
      const pageNumber = chance.integer(1, chance.integer(1, maxPage));
      const sortBy = chance.pick(sorts);
      return { kind, body: { ...generate(filters, chance), sortBy, pageNumber, pageSize: 10 } };
    }),
  );
}

function combine(...generators: QueryGenerator[]): QueryGenerator {
  return (filters, chance) => Object.assign({}, ...generators.map((generate) => generate(filters, chance)));
}

function pickOneOrTwo<T>(choices: T[], chance: RandomSource): T[] {
  return Array.from({ length: chance.integer(1, 2) }, () => chance.pick(choices));
}
