import { createRandomSource, type RandomSource } from '../../reference-api/seed/generated/random.ts';
import { names, nouns } from '../../reference-api/seed/generated/vocabulary.ts';

/** Values that listings can be filtered by: the response of `GET /Shops/GetSearchFilters`. */
export interface AvailableFilters {
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

const sortOrders = ['asc', 'low', 'high', 'on-sale'] as const;
const maxPage = 8;
const productNouns = Object.values(nouns);

/** Generates one part of a request body: a filter that the catalogue has values for. */
type FilterGenerator = (available: AvailableFilters, random: RandomSource) => Partial<FilterBody>;

const category: FilterGenerator = ({ categories }, random) => ({ categoryId: random.pick(categories).id });

const colors: FilterGenerator = ({ attributesVariant }, random) => ({
  color: pickOneOrTwo(attributesVariant.colors, random)
    .map(({ name }) => name)
    .join(','),
});

const brand: FilterGenerator = ({ brands }, random) => ({ tags: [`brand:${random.pick(brands).name}`] });

const price: FilterGenerator = (_filters, random) => {
  const minPrice = random.integer(0, 3000);
  return { minPrice, maxPrice: minPrice + random.integer(50, 1500) };
};

const textIn =
  (language: 'en' | 'ar'): FilterGenerator =>
  (_filters, random) => {
    const name = random.pick(names)[language];
    const noun = random.pick(productNouns)[language];
    const searchTexts = [name, noun, `${name} ${noun}`, random.pick(noun.split(' '))];
    return { searchText: random.pick(searchTexts) };
  };

const misspelledText: FilterGenerator = (available, random) => {
  const { searchText = '' } = textIn(random.chance(70) ? 'en' : 'ar')(available, random);
  const longWords = searchText.split(' ').filter((word) => word.length >= 5);
  if (longWords.length === 0) return misspelledText(available, random);
  const word = random.pick(longWords);
  const index = random.integer(1, word.length - 2);
  const withoutLetter = word.slice(0, index) + word.slice(index + 1);
  const withDoubledLetter = word.slice(0, index) + word[index] + word.slice(index);
  const withSwappedLetters = word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2);
  const misspellings = [withoutLetter, withDoubledLetter, withSwappedLetters];
  return { searchText: searchText.replace(word, random.pick(misspellings)) };
};

/** The most frequent kinds of queries. */
export const commonKinds: Record<string, FilterGenerator> = {
  category,
  'price range': price,
  'colour + size': combine(colors, ({ attributesVariant }, random) => ({
    size: pickOneOrTwo(attributesVariant.sizes, random).join(','),
  })),
  'text, English': textIn('en'),
  'text, Arabic': textIn('ar'),
  'text, misspelled': misspelledText,
};

/** Kinds of queries that combine two filters. */
export const combinedKinds: Record<string, FilterGenerator> = {
  'category + price': combine(category, price),
  'category + colour': combine(category, colors),
  'text + category': combine(textIn('en'), category),
  'text + colour': combine(textIn('en'), colors),
  'brand + colour': combine(brand, colors),
};

/** Generates `count` queries of each kind with varied values, sort orders and pages; deterministic. */
export function generateQueries(
  kinds: Record<string, FilterGenerator>,
  count: number,
  available: AvailableFilters,
): CatalogueQuery[] {
  return Object.entries(kinds).flatMap(([kind, generate], kindIndex) =>
    Array.from({ length: count }, (_, index) => {
      // A seed of its own for every query, up to 100,000 queries of a kind.
      const random = createRandomSource(1 + kindIndex * 100_000 + index);
      // The upper bound is random too, so low page numbers are more frequent.
      const pageNumber = random.integer(1, random.integer(1, maxPage));
      const sortBy = random.pick(sortOrders);
      return { kind, body: { ...generate(available, random), sortBy, pageNumber, pageSize: 10 } };
    }),
  );
}

function combine(...generators: FilterGenerator[]): FilterGenerator {
  return (available, random) =>
    Object.assign({}, ...generators.map((generate) => generate(available, random)));
}

function pickOneOrTwo<T>(choices: T[], random: RandomSource): T[] {
  return Array.from({ length: random.integer(1, 2) }, () => random.pick(choices));
}
