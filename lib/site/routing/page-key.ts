import { normalizeText } from '../../../contract/typed-text.ts';
import {
  collectionParameterNames,
  isLiveListing,
  knownCollectionParameters,
  knownListingParameters,
} from '../../catalogue/listing/read-query.ts';
import { listingParameterNames, retryParameter } from '../../catalogue/listing/url.ts';
import { isOptionKey } from '../../catalogue/product/attribute-names.ts';
import { optionValueKey } from '../../catalogue/product/options.ts';
import { isColorOrSize } from '../../catalogue/product/requested-options.ts';
import {
  readReviewPageNumber,
  readReviewSort,
  reviewPageParameter,
  reviewSortParameter,
  reviewSorts,
} from '../../catalogue/product/review-pages.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import type { Tenant } from '../../platform/tenant/tenant.ts';
import { alertsPath, localePath, paths, slugPathPrefixes } from '../../platform/urls/paths.ts';
import { secretParameters } from '../../platform/urls/secret-pages.ts';
import { knownShareLinkParameters, sharedItemsParameter } from '../../shopper/saved-lists/shared-items.ts';
import { isClickIdName } from '../../shopper/tracking/click-ids.ts';

/** `html`, `flight` for the whole page as flight data, or the name of one segment of its flight data. */
export type Representation = 'html' | 'flight' | `/${string}`;

/** A page of a shop in one language. */
export interface PageAddress {
  tenant: Tenant;
  locale: Locale;
  /** Canonical path without language prefix. */
  path: string;
}

interface PageKeyFields extends PageAddress {
  query: URLSearchParams;
  representation: Representation;
}

/**
 * Names a response that visitors share. A shared render gets nothing but this key. The key holds nothing of a visitor, and only those
 * query parameters that the page knows. Because `#query` is private, the compiler accepts no other object in place of a key.
 */
export class PageKey implements PageAddress {
  readonly tenant: Tenant;
  readonly locale: Locale;
  readonly path: string;
  readonly representation: Representation;
  /** Public path and known query; equal for all representations of a page. */
  readonly url: string;
  /** Distinguishes the page from all others, of any shop. */
  readonly pageId: string;
  /** Distinguishes the response from all others: the cache key. */
  readonly id: string;
  readonly #query: URLSearchParams;

  /**
   * @param fields `query` may have any parameters
   * @throws {Error} for a page that differs between visitors
   */
  constructor({ tenant, locale, path, query, representation }: PageKeyFields) {
    if (findPageWithParameters(path)?.isPersonal) throw new Error(`${path} is not the same for all visitors`);
    this.tenant = tenant;
    this.locale = locale;
    this.path = path;
    this.representation = representation;
    this.#query = knownQuery(path, query);
    this.url = localePath(locale, path) + (this.#query.size > 0 ? `?${this.#query}` : '');
    this.pageId = `${tenant.id} ${this.url}`;
    this.id = `${tenant.id} ${representation} ${this.url}`;
  }

  /** Known parameters in canonical order and spelling. */
  get query(): URLSearchParams {
    return new URLSearchParams(this.#query);
  }

  /** Returns the key of the same page with another query. */
  withQuery(query: URLSearchParams): PageKey {
    return new PageKey({ ...this, query });
  }
}

/** Returns the key of an error page, in the shop and language of a page. */
export function errorPageKey({ tenant, locale }: PageAddress, path: string): PageKey {
  return new PageKey({ tenant, locale, path, query: new URLSearchParams(), representation: 'html' });
}

/** A page whose HTML depends on query parameters. Parameters that it does not support are dropped before rendering. */
export interface PageWithParameters {
  /** Path without language; `:slug` stands for one segment. */
  path: string;
  /** Names of the page's parameters. A query that spells a name otherwise is redirected (`withOwnParameterNames`). */
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

const allParameters = (query: URLSearchParams) => query;

/** All pages whose HTML depends on query parameters. */
export const pagesWithParameters: readonly PageWithParameters[] = [
  {
    path: paths.shop,
    parameterNames: [...listingParameterNames, retryParameter],
    knownParameters: knownListingParameters,
    segment: (parameters) => (isLiveListing(parameters) ? 'live' : 'cached'),
    isRenderedLive: isLiveListing,
    isAlwaysInternal: true,
  },
  {
    path: `${slugPathPrefixes.product}/:slug`,
    // Keys of options that attribute-names.ts lists; those of others depend on the shop's products, see `productParameters`.
    parameterNames: ['color', 'size', 'length', reviewPageParameter, reviewSortParameter],
    knownParameters: productParameters,
    segment: () => 'variant',
    markdownSegment: 'product',
    hasProductOptions: true,
  },
  {
    path: `${slugPathPrefixes.category}/:slug`,
    parameterNames: collectionParameterNames,
    knownParameters: knownCollectionParameters,
    segment: () => 'list',
    markdownSegment: 'category',
  },
  {
    path: `${slugPathPrefixes.feature}/:slug`,
    parameterNames: collectionParameterNames,
    knownParameters: knownCollectionParameters,
    segment: () => 'list',
  },
  ...[paths.wishlist, paths.compare].map((path) => ({
    path,
    parameterNames: [sharedItemsParameter],
    knownParameters: knownShareLinkParameters,
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
    (key) => isOptionKey(key) && !isColorOrSize(key) && !isClickIdName(key),
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

/** {@link pagesWithParameters} with the pattern of each path. The pattern's first group is the slug of a path that has one. */
const pagesWithPatterns = pagesWithParameters.map((page) => ({
  ...page,
  pattern: patternOf(page.path),
}));

/** Returns the pattern of a path in which `:slug` stands for a percent-encoded segment, and `:name` for a file name. */
export function patternOf(path: string): RegExp {
  const pattern = path.replaceAll('.', '\\.').replace(':name', '[\\w.-]+').replace(':slug', '([^/]+)');
  return new RegExp(`^${pattern}$`);
}

/**
 * Finds a page in {@link pagesWithParameters}; undefined for a page that has no parameters.
 * @param path without language prefix
 */
export function findPageWithParameters(path: string) {
  return pagesWithPatterns.find(({ pattern }) => pattern.test(path));
}

/**
 * Returns the parameters that change the page, in canonical order and spelling; none for a page that has no parameters.
 * @param path without language prefix
 */
export function knownQuery(path: string, query: URLSearchParams): URLSearchParams {
  return findPageWithParameters(path)?.knownParameters(query) ?? new URLSearchParams();
}
