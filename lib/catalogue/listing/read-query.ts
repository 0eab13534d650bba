import { maxSearchTextLength } from '../../../contract/form-limits.ts';
import { normalizeText, parseDecimal } from '../../../contract/typed-text.ts';
import { westernDigits } from '../../../contract/western-digits.ts';
import { hasPriceOrSize, type SearchInterpretation } from '../search/search-interpretation.ts';
import { facetOf, mapFacets, statuses } from './facets.ts';
import {
  type ListingQuery,
  pageSizes,
  restrictedParameters,
  sortOptions,
  type UnreadableValue,
} from './query.ts';
import { parseTypedPrice } from './typed-price.ts';
import { isIndexable, listingParams, parseListingParams, retryParameter } from './url.ts';

const maxListLength = 30;
const maxPage = 1e6;
const maxUnreadableLength = 40;

/**
 * Parses the query of a listing. A value that cannot be read counts as absent and is listed in `unreadable`; an empty one is absent.
 * A minimum price above the maximum price changes places with it.
 */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const typedMin = parseTypedPrice(params.get('minPrice') ?? '');
  const typedMax = parseTypedPrice(params.get('maxPrice') ?? '');
  const isReversed = typedMin !== null && typedMax !== null && typedMin > typedMax;
  const [minPrice, maxPrice] = isReversed ? [typedMax, typedMin] : [typedMin, typedMax];
  const searchText = readTypedText(params.get('searchText'));
  const sortBy = readOption(params.get('sortBy'), sortOptions);
  const page = readInteger(params.get('page'));
  const pageSize = pageSizes.find((size) => size === readInteger(params.get('pageSize')));
  const isReadable: Record<UnreadableValue['parameter'], (value: string) => boolean> = {
    minPrice: () => typedMin !== null,
    maxPrice: () => typedMax !== null,
    status: (value) => splitLists([value]).every((status) => readOption(status, statuses)),
    sortBy: () => sortBy !== undefined,
    page: () => page !== null,
    pageSize: () => pageSize !== undefined,
  };
  const normalizedParams: Record<string, string> = {
    category: readTypedText(params.get('category')),
    subcategory: readTypedText(params.get('subcategory')),
    searchText,
    typedText: readTypedText(params.get('typedText')),
    // Nothing is searched exactly without a text.
    exactText: searchText === '' ? '' : (params.get('exactText') ?? ''),
    minPrice: String(minPrice ?? ''),
    maxPrice: String(maxPrice ?? ''),
    ...mapFacets((name) => {
      const values = splitLists(params.getAll(name));
      const { fixedValues } = facetOf(name);
      const lowerCaseValues = values.map((text) => text.trim().toLowerCase());
      return (fixedValues?.filter((option) => lowerCaseValues.includes(option)) ?? values).join(',');
    }),
    sortBy: sortBy ?? '',
    page: String(Math.min(page ?? 1, maxPage)),
    pageSize: String(pageSize ?? ''),
  };
  return {
    ...parseListingParams(new URLSearchParams(normalizedParams)),
    unreadable: restrictedParameters.flatMap((parameter) => {
      const value = readTypedText(params.get(parameter)).slice(0, maxUnreadableLength);
      return value === '' || isReadable[parameter](value) ? [] : [{ parameter, value }];
    }),
  };
}

/** Returns the parameters of a listing in a query, in canonical order and spelling, and the retry parameter. */
export function knownListingParameters(query: URLSearchParams): URLSearchParams {
  const knownParameters = listingParams(readListingQuery(query));
  if (query.has(retryParameter)) knownParameters.set(retryParameter, '1');
  return knownParameters;
}

/** True for a listing that is rendered for each request: search engines may not index it, or it is requested again after a failure. */
export function isLiveListing(parameters: URLSearchParams): boolean {
  return !isIndexable(readListingQuery(parameters)) || parameters.has(retryParameter);
}

/** Parameters of a category or feature tag, which can be sorted and paged, not filtered. */
export const collectionParameterNames = ['sortBy', 'page', 'pageSize'];

/** Returns the parameters of a category or feature tag in a query, in canonical order and spelling. */
export function knownCollectionParameters(query: URLSearchParams): URLSearchParams {
  const ownQuery = new URLSearchParams(
    [...query].filter(([name]) => collectionParameterNames.includes(name)),
  );
  return listingParams(readListingQuery(ownQuery));
}

function readTypedText(value: string | null): string {
  return normalizeText(value ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, maxSearchTextLength);
}

/** Splits lists at their commas. A space behind a comma stays: it shows `joinNames` that the comma may be part of a name. */
function splitLists(values: string[]): string[] {
  const texts = values.flatMap((value) =>
    westernDigits(value)
      .split(/[,،]/)
      .map((part, index) => {
        const text = readTypedText(part);
        return index > 0 && /^\s/.test(part) && text !== '' ? ` ${text}` : text;
      }),
  );
  // Parts of a name with commas may equal other values, so nothing is deduplicated.
  if (texts.some((text) => text.startsWith(' '))) return texts.filter(Boolean).slice(0, maxListLength);
  const byLowerCase = new Map(texts.filter(Boolean).map((text) => [text.toLowerCase(), text]));
  return [...byLowerCase.values()].slice(0, maxListLength);
}

function readInteger(value: string | null): number | null {
  const number = parseDecimal(value ?? '');
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

function readOption<T extends string>(value: string | null, options: readonly T[]): T | undefined {
  return options.find((option) => option === readTypedText(value).toLowerCase());
}

/** True when numbers in the search text may be filters. False once filters have replaced them, or the visitor has declined such filters. */
export function needsInterpretation({ searchText, typedText, exactText }: ListingQuery): boolean {
  return typedText === '' && !exactText && hasPriceOrSize(searchText);
}

/** Returns the first page of a query with filters in place of the numbers in its search text. `typedText` is the text with its numbers. */
export function withInterpretation(
  query: ListingQuery,
  { text, minPrice, maxPrice, sizes }: SearchInterpretation,
): ListingQuery {
  return {
    ...query,
    searchText: text,
    typedText: query.searchText,
    ...(minPrice !== null || maxPrice !== null ? { minPrice, maxPrice } : {}),
    ...(sizes.length > 0 ? { size: sizes } : {}),
    page: 1,
  };
}
