import { normalizeText, parseDecimal } from '../../contract/typed-text.ts';
import { facetNames, facetOf, mapFacets, statuses } from './facets.ts';
import {
  defaultPageSize,
  emptyQuery,
  type ListingQuery,
  pageSizes,
  restrictedParameters,
  sortOptions,
  type UnreadableValue,
} from './query.ts';
import { parseTypedPrice } from './typed-price.ts';

/** Query parameters of a listing. Other parameters stay in the URL. */
const parameterNames = [
  'category',
  'subcategory',
  'searchText',
  'typedText',
  'exactText',
  'minPrice',
  'maxPrice',
  ...facetNames,
  'sortBy',
  'page',
  'pageSize',
] as const;

const maxTextLength = 200;
const maxListLength = 30;
const maxPage = 1e6;
const maxUnreadableLength = 40;

/**
 * Parses the query of a listing. A value that cannot be read counts as absent and is listed in `unreadable`; an empty one is absent.
 */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const first = parseTypedPrice(params.get('minPrice') ?? '');
  const second = parseTypedPrice(params.get('maxPrice') ?? '');
  const isReversed = first !== null && second !== null && first > second;
  const [minPrice, maxPrice] = isReversed ? [second, first] : [first, second];
  const searchText = readText(params.get('searchText'));
  const sortBy = readOption(params.get('sortBy'), sortOptions);
  const page = readInteger(params.get('page'));
  const pageSize = pageSizes.find((size) => size === readInteger(params.get('pageSize')));
  const isReadable: Record<UnreadableValue['parameter'], (value: string) => boolean> = {
    minPrice: () => first !== null,
    maxPrice: () => second !== null,
    status: (value) => readTexts([value]).every((status) => readOption(status, statuses)),
    sortBy: () => sortBy !== undefined,
    page: () => page !== null,
    pageSize: () => pageSize !== undefined,
  };
  return {
    category: readText(params.get('category')) || null,
    subcategory: readText(params.get('subcategory')) || null,
    searchText,
    typedText: readText(params.get('typedText')),
    exactText: searchText !== '' && params.get('exactText') === '1',
    minPrice,
    maxPrice,
    ...mapFacets((name) => restrictToFixedValues(readTexts(params.getAll(name)), facetOf(name).fixed)),
    sortBy: sortBy ?? emptyQuery.sortBy,
    page: Math.min(Math.max(1, page ?? 1), maxPage),
    pageSize: pageSize ?? defaultPageSize,
    unreadable: restrictedParameters.flatMap((parameter) => {
      const value = readText(params.get(parameter)).slice(0, maxUnreadableLength);
      return value === '' || isReadable[parameter](value) ? [] : [{ parameter, value }];
    }),
  };
}

/** Serialises a listing query in a fixed order, without default values. */
export function listingParams(query: ListingQuery): URLSearchParams {
  const values: Record<(typeof parameterNames)[number], string | null> = {
    category: query.category,
    subcategory: query.subcategory,
    searchText: query.searchText,
    typedText: query.typedText,
    exactText: query.exactText && query.searchText !== '' ? '1' : null,
    minPrice: query.minPrice === null ? null : String(query.minPrice),
    maxPrice: query.maxPrice === null ? null : String(query.maxPrice),
    ...mapFacets((name) => query[name].join(',')),
    sortBy: query.sortBy === emptyQuery.sortBy ? null : query.sortBy,
    page: query.page === 1 ? null : String(query.page),
    pageSize: query.pageSize === defaultPageSize ? null : String(query.pageSize),
  };
  const params = new URLSearchParams();
  for (const { parameter, value } of query.unreadable) values[parameter] ||= value;
  for (const name of parameterNames) if (values[name]) params.set(name, values[name]);
  return params;
}

/** Returns whether a listing has its own canonical URL and may be indexed: all products or a category, on any page. */
export function isIndexable(query: ListingQuery): boolean {
  return String(listingParams({ ...query, category: null, subcategory: null, page: 1 })) === '';
}

/** Returns path and query of a listing, such as `/shop?color=Black&page=2`. */
export function listingHref(path: string, query: ListingQuery): string {
  const params = listingParams(query).toString();
  return params === '' ? path : `${path}?${params}`;
}

/** Query parameter that requests the results again after a failure, bypassing cached pages. */
export const retryParameter = 'again';

/** Returns path and query of a listing with the retry parameter. */
export function retryHref(path: string, query: ListingQuery): string {
  const params = listingParams(query);
  params.set(retryParameter, '1');
  return `${path}?${params}`;
}

/** Returns path and query of a listing with the current URL's other parameters, such as those of a campaign. */
export function mergedHref(path: string, current: URLSearchParams, query: ListingQuery): string {
  const ownParameterNames: readonly string[] = [...parameterNames, retryParameter];
  const params = listingParams(query);
  for (const [name, value] of current) {
    if (!ownParameterNames.includes(name)) params.append(name, value);
  }
  const search = String(params);
  return search === '' ? path : `${path}?${search}`;
}

function readText(value: string | null): string {
  return normalizeText(value ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, maxTextLength);
}

function readTexts(values: string[]): string[] {
  const texts = values.flatMap((value) => value.split(/[,،]/)).map(readText);
  const byLowerCase = new Map(texts.filter(Boolean).map((text) => [text.toLowerCase(), text]));
  return [...byLowerCase.values()].slice(0, maxListLength);
}

function readInteger(value: string | null): number | null {
  const number = parseDecimal(value ?? '');
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

function readOption<T extends string>(value: string | null, options: readonly T[]): T | undefined {
  return options.find((option) => option === readText(value).toLowerCase());
}

/** Drops values outside a facet's fixed values. */
function restrictToFixedValues(values: string[], fixed?: readonly string[]): string[] {
  return fixed ? fixed.filter((option) => values.some((value) => value.toLowerCase() === option)) : values;
}
