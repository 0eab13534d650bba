import { facetNames, facetOf, perFacet } from './facets.ts';
import { defaultPageSize, emptyQuery, type ListingQuery, pageSizes, sortOptions } from './query.ts';

/** Names of the parameters of a listing's address (specification section 2). Parameters with other names are kept as they are. */
const listingParameters = [
  'category',
  'subcategory',
  'searchText',
  'minPrice',
  'maxPrice',
  ...facetNames,
  'sortBy',
  'page',
  'pageSize',
] as const;

const longestText = 200;
const longestList = 30;
const dearest = 1e9;
const lastPage = 1e6;

/** Reads a listing's address. A value that cannot be read is left out, as if it had not been given. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const prices = [readPrice(params.get('minPrice')), readPrice(params.get('maxPrice'))] as const;
  const [minPrice, maxPrice] =
    prices[0] !== null && prices[1] !== null && prices[0] > prices[1] ? [prices[1], prices[0]] : prices;
  return {
    category: readText(params.get('category')) || null,
    subcategory: readText(params.get('subcategory')) || null,
    searchText: readText(params.get('searchText')),
    minPrice,
    maxPrice,
    ...perFacet((name) => known(readTexts(params.getAll(name)), facetOf(name).fixed)),
    sortBy: oneOf(params.get('sortBy'), sortOptions) ?? emptyQuery.sortBy,
    page: readWhole(params.get('page'), lastPage) ?? 1,
    pageSize: pageSizes.find((size) => String(size) === params.get('pageSize')) ?? defaultPageSize,
  };
}

/** Writes a listing's address: always the same for the same query, without what is the default. */
export function listingParams(query: ListingQuery): URLSearchParams {
  const values: Record<(typeof listingParameters)[number], string | null> = {
    category: query.category,
    subcategory: query.subcategory,
    searchText: query.searchText,
    minPrice: query.minPrice === null ? null : String(query.minPrice),
    maxPrice: query.maxPrice === null ? null : String(query.maxPrice),
    ...perFacet((name) => query[name].join(',')),
    sortBy: query.sortBy === emptyQuery.sortBy ? null : query.sortBy,
    page: query.page === 1 ? null : String(query.page),
    pageSize: query.pageSize === defaultPageSize ? null : String(query.pageSize),
  };
  const params = new URLSearchParams();
  for (const name of listingParameters) if (values[name]) params.set(name, values[name]);
  return params;
}

/** Path and query of a listing, such as `/shop?color=Black&page=2`. */
export function listingHref(path: string, query: ListingQuery): string {
  const params = listingParams(query).toString();
  return params === '' ? path : `${path}?${params}`;
}

/** Parameter of an address that asks once more for results that could not be loaded. */
export const retryParameter = 'again';

/** The same address, never answered with a kept page. */
export function retryHref(path: string, query: ListingQuery): string {
  const params = listingParams(query);
  params.set(retryParameter, '1');
  return `${path}?${params}`;
}

/** The same with every parameter of the current address kept that is not the listing's own, such as those of a campaign. */
export function mergedHref(path: string, current: URLSearchParams, query: ListingQuery): string {
  const own: readonly string[] = [...listingParameters, retryParameter];
  const params = listingParams(query);
  for (const [name, value] of current) {
    if (!own.includes(name)) params.append(name, value);
  }
  return params.size === 0 ? path : `${path}?${params}`;
}

function readText(value: string | null): string {
  return (value ?? '').replace(/\s+/g, ' ').trim().slice(0, longestText);
}

function readTexts(values: string[]): string[] {
  const texts = values.flatMap((value) => value.split(',')).map(readText);
  const byFolded = new Map(texts.filter(Boolean).map((text) => [text.toLowerCase(), text]));
  return [...byFolded.values()].slice(0, longestList);
}

function readPrice(value: string | null): number | null {
  if (value === null || !/^\d{1,10}(\.\d{1,2})?$/.test(value.trim())) return null;
  return Math.min(Number(value), dearest);
}

function readWhole(value: string | null, most: number): number | null {
  if (value === null || !/^\d{1,9}$/.test(value)) return null;
  return Math.min(Math.max(1, Number(value)), most);
}

function oneOf<T extends string>(value: string | null, options: readonly T[]): T | undefined {
  return options.find((option) => option === value?.trim().toLowerCase());
}

/** Leaves out values that the facet does not have, where its values are fixed. */
function known(values: string[], fixed?: readonly string[]): string[] {
  return fixed ? fixed.filter((option) => values.some((value) => value.toLowerCase() === option)) : values;
}
