import { normalizeText } from '../../../contract/typed-text.ts';
import { readListingQuery } from '../../catalogue/listing/read-query.ts';
import {
  isIndexable,
  listingParameterNames,
  listingParams,
  retryParameter,
} from '../../catalogue/listing/url.ts';
import { isOptionKey } from '../../catalogue/product/attribute-names.ts';
import { optionValueKey } from '../../catalogue/product/options.ts';
import { isCommonOption } from '../../catalogue/product/requested-options.ts';
import {
  readReviewPageNumber,
  readReviewSort,
  reviewPageParameter,
  reviewSortParameter,
  reviewSorts,
} from '../../catalogue/product/review-pages.ts';
import { linkParameterName } from '../../platform/urls/link-parameters.ts';
import { alertsPath, paths, slugPathPrefixes } from '../../platform/urls/paths.ts';
import { secretParameters } from '../../platform/urls/secret-pages.ts';
import { parseSharedItems, sharedItemsParameter } from '../../shopper/saved-lists/shared-items.ts';
import { isClickId } from '../../shopper/tracking/click-ids.ts';

/** A page whose HTML depends on query parameters. Parameters that it does not support are dropped before rendering. */
export interface PageRoute {
  /** Path without language; `:slug` stands for one segment. */
  path: string;
  /** Names of the page's parameters. A query that spells a name otherwise is redirected ({@link withOwnParameterNames}). */
  parameterNames: readonly string[];
  /** Returns the parameters that change the page, in canonical order and spelling. */
  knownParameters(query: URLSearchParams): URLSearchParams;
  /**
   * Returns the segment after `~` in the internal path for these parameters. Absent when the page reads its query itself, at each
   * request.
   */
  segment?(parameters: URLSearchParams): string;
  /** True when the page without parameters has an internal path, too. */
  isAlwaysInternal?: boolean;
  /** Segment of the page's Markdown version, where it has one. */
  markdownSegment?: string;
  /** True when these parameters select a page that is rendered for each request, because such pages are unbounded in number. */
  isRenderedLive?(parameters: URLSearchParams): boolean;
  /** True when the page differs between visitors, so that no response is shared. */
  isPersonal?: boolean;
  /** True for a product page, whose valid options and values are listed at an internal path (`validParametersPath`). */
  hasProductOptions?: boolean;
}

const campaignParameterNames = ['source', 'medium', 'campaign'];
const collectionParameterNames = ['sortBy', 'page', 'pageSize'];

const allParameters = (query: URLSearchParams) => query;

/** All pages whose HTML depends on query parameters. */
export const pagesWithParameters: readonly PageRoute[] = [
  {
    path: paths.shop,
    parameterNames: [...listingParameterNames, retryParameter],
    knownParameters: retriableListingParameters,
    segment: (parameters) => (isLiveListing(parameters) ? 'live' : 'cached'),
    isRenderedLive: isLiveListing,
    isAlwaysInternal: true,
  },
  {
    path: `${slugPathPrefixes.product}/:slug`,
    // Names of other options depend on the shop's products, see `productParameters`.
    parameterNames: ['color', 'size', 'length', reviewPageParameter, reviewSortParameter],
    knownParameters: productParameters,
    segment: () => 'variant',
    markdownSegment: 'product',
    hasProductOptions: true,
  },
  {
    path: `${slugPathPrefixes.category}/:slug`,
    parameterNames: collectionParameterNames,
    knownParameters: collectionParameters,
    segment: () => 'list',
    markdownSegment: 'category',
  },
  {
    path: `${slugPathPrefixes.feature}/:slug`,
    parameterNames: collectionParameterNames,
    knownParameters: collectionParameters,
    segment: () => 'list',
  },
  ...[paths.wishlist, paths.compare].map((path) => ({
    path,
    parameterNames: [sharedItemsParameter],
    knownParameters: firstSharedItem,
    segment: () => 'shared',
    isRenderedLive: (parameters: URLSearchParams) => parameters.has(sharedItemsParameter),
  })),
  {
    path: paths.preview,
    parameterNames: ['address', ...campaignParameterNames, 'content', 'term', 'id'],
    knownParameters: allParameters,
    isPersonal: true,
  },
  {
    path: paths.campaigns,
    parameterNames: ['from', 'to', 'touch', ...campaignParameterNames, 'channel'],
    knownParameters: allParameters,
    isPersonal: true,
  },
  { path: alertsPath, parameterNames: secretParameters, knownParameters: allParameters, isPersonal: true },
];

/** Characters of an option's value. */
const maxOptionLength = 60;
/** Options other than colour and size. */
const maxOtherOptions = 6;

/** Returns only the first product of a shared list: the link's card shows its picture. The browser reads the whole list itself. */
function firstSharedItem(query: URLSearchParams): URLSearchParams {
  const [first] = parseSharedItems(`?${query}`);
  return new URLSearchParams(first && { [sharedItemsParameter]: first.slug });
}

/** Returns the parameters of a listing and the retry parameter. */
function retriableListingParameters(query: URLSearchParams): URLSearchParams {
  const known = listingParams(readListingQuery(query));
  if (query.has(retryParameter)) known.set(retryParameter, '1');
  return known;
}

/** True for a listing that search engines may not index, and for one that is requested again after a failure. */
function isLiveListing(parameters: URLSearchParams): boolean {
  return !isIndexable(readListingQuery(parameters)) || parameters.has(retryParameter);
}

/** Returns the parameters of a category or feature tag, which can be sorted and paged, not filtered. */
function collectionParameters(query: URLSearchParams): URLSearchParams {
  const ownQuery = new URLSearchParams(
    [...query].filter(([name]) => collectionParameterNames.includes(name)),
  );
  return listingParams(readListingQuery(ownQuery));
}

/**
 * Returns the parameters that may name options of the product, colour and size first, and the page and order of reviews. Each combination
 * is cached separately. Therefore options have one spelling, their number and length is limited, and so is the number of review pages.
 * `server/pages/internal-reads.ts` drops options and values that the product does not have.
 */
function productParameters(query: URLSearchParams): URLSearchParams {
  const valuesByKey = new Map<string, string | null>();
  // Lower case sorts last: of `COLOR=` and `color=`, the one with the option's own name counts.
  for (const name of [...query.keys()].sort()) valuesByKey.set(name.toLowerCase(), query.get(name));
  for (const name of [reviewPageParameter, reviewSortParameter]) valuesByKey.delete(name.toLowerCase());
  const otherKeys = [...valuesByKey.keys()].filter(
    (key) => isOptionKey(key) && !isCommonOption(key) && !isClickId(key),
  );
  const options = ['color', 'size', ...otherKeys.sort().slice(0, maxOtherOptions)].map((key) => [
    key,
    optionValueKey(normalizeText(valuesByKey.get(key) ?? '')),
  ]);
  const known = new URLSearchParams(
    options.filter(([, value = '']) => value !== '' && value.length <= maxOptionLength),
  );
  const reviewPage = readReviewPageNumber(query);
  if (reviewPage > 1) known.set(reviewPageParameter, String(reviewPage));
  const reviewSort = readReviewSort(query);
  if (reviewSort !== reviewSorts[0]) known.set(reviewSortParameter, reviewSort);
  return known;
}

/** {@link pagesWithParameters} with the pattern of each path, whose first group is the slug. */
const routesWithParameters = pagesWithParameters.map((route) => ({
  ...route,
  pattern: patternOf(route.path),
}));

/** Returns the pattern of a path with `:slug`, a percent-encoded segment, or `:name`, a file name. */
export function patternOf(path: string): RegExp {
  const pattern = path.replaceAll('.', '\\.').replace(':name', '[\\w.-]+').replace(':slug', '([^/]+)');
  return new RegExp(`^${pattern}$`);
}

/**
 * Finds a page in {@link pagesWithParameters}; undefined for a page that has no parameters.
 * @param path without language prefix
 */
export function findRouteWithParameters(path: string) {
  return routesWithParameters.find(({ pattern }) => pattern.test(path));
}

/**
 * Returns the parameters that change the page, in canonical order and spelling; none for a page that has no parameters.
 * @param path without language prefix
 */
export function knownQuery(path: string, query: URLSearchParams): URLSearchParams {
  return findRouteWithParameters(path)?.knownParameters(query) ?? new URLSearchParams();
}

/**
 * True for a page that differs between visitors.
 * @param path without language prefix
 */
export function isPersonalPage(path: string): boolean {
  return findRouteWithParameters(path)?.isPersonal ?? false;
}

/**
 * True for a page that is rendered for each request.
 * @param path without language prefix
 */
export function isLivePage(path: string, query: URLSearchParams): boolean {
  const route = findRouteWithParameters(path);
  return route?.isRenderedLive?.(route.knownParameters(query)) ?? false;
}

/** Parameters that only the scripts of a page read, by its path. */
const namesReadByScripts: Partial<Record<string, readonly string[]>> = {
  [paths.login]: ['returnTo'],
  [paths.register]: ['returnTo'],
  [paths.forgotPassword]: ['returnTo'],
  [paths.resetPassword]: secretParameters,
  [paths.thanks]: ['number'],
};

/**
 * Returns the names of the parameters of a page in their own spelling: parameters that its HTML depends on, or else parameters that only
 * its scripts read. Campaign parameters, which any page may have, are read in any spelling (`lib/platform/urls/link-parameters.ts`).
 * @param path without language prefix
 */
export function parameterNames(path: string): readonly string[] {
  return findRouteWithParameters(path)?.parameterNames ?? namesReadByScripts[path] ?? [];
}

/**
 * Spells the names of a page's parameters in a query as the page does: corrects letter case and encoding, and removes what is left of an
 * `&amp;` before them. A misspelt parameter is left out where the query has it in the page's spelling, too. All else stays byte for byte.
 * @param path without language prefix
 * @param search query of a request with its question mark, or empty
 */
export function withOwnParameterNames(path: string, search: string): string {
  const namesByLowerCase = new Map(parameterNames(path).map((name) => [name.toLowerCase(), name]));
  if (namesByLowerCase.size === 0 || search.length < 2) return search;
  const parameters = search
    .slice(1)
    .split('&')
    .map((parameter) => {
      const [writtenName = ''] = parameter.split('=', 1);
      const [decodedName = ''] = new URLSearchParams(writtenName).keys();
      const name = namesByLowerCase.get(linkParameterName(decodedName)) ?? writtenName;
      return { name, writtenName, value: parameter.slice(writtenName.length) };
    });
  const writtenNames = new Set(parameters.map(({ writtenName }) => writtenName));
  const ownParameters = parameters.filter(
    ({ name, writtenName }) => name === writtenName || !writtenNames.has(name),
  );
  return `?${ownParameters.map(({ name, value }) => name + value).join('&')}`;
}
