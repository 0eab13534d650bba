import { paths, slugFolders } from '../address/address.ts';
import { listingParams, readListingQuery, retryParameter } from '../listing/address.ts';
import { isIndexable } from '../listing/indexable.ts';
import { emptyQuery } from '../listing/query.ts';
import { decoded } from '../wire/decoded.ts';
import { reserved, writeInnerQuery } from './inner-query.ts';

/** What the address of a page may ask beside its path. Every parameter that is not named here reaches no page. */
interface PageRoute {
  /** Path without language; `:slug` stands for one segment. */
  path: string;
  /** The parameters that change the page's bytes, in one fixed order and spelling. */
  known(query: URLSearchParams): URLSearchParams;
  /**
   * The folder of the inner page for these parameters, behind the reserved segment. Absent: the page reads its query itself,
   * at each request.
   */
  folder?(known: URLSearchParams): string;
  /** Whether the page without parameters is an inner page, too. */
  always?: boolean;
  /** The folder of the page's Markdown, for pages that have one. */
  markdown?: string;
}

const pageRoutes: readonly PageRoute[] = [
  { path: paths.shop, known: listing, folder: listingFolder, always: true },
  { path: `${slugFolders.product}/:slug`, known: selection, folder: () => 'variant', markdown: 'product' },
  { path: `${slugFolders.category}/:slug`, known: collection, folder: () => 'list', markdown: 'category' },
  { path: `${slugFolders.feature}/:slug`, known: collection, folder: () => 'list' },
  { path: paths.preview, known: everything },
  { path: paths.campaigns, known: everything },
];

const longestValue = 60;

function everything(query: URLSearchParams): URLSearchParams {
  return query;
}

/** A listing, and the wish to ask once more for what could not be loaded. */
function listing(query: URLSearchParams): URLSearchParams {
  const known = listingParams(readListingQuery(query));
  if (query.has(retryParameter)) known.set(retryParameter, '1');
  return known;
}

/** Addresses that search engines may keep are kept pages; of all others there is no end, they are made for each request. */
function listingFolder(known: URLSearchParams): string {
  return isIndexable(readListingQuery(known)) && !known.has(retryParameter) ? 'kept' : 'live';
}

/** Category and feature tag pages know no filters. */
function collection(query: URLSearchParams): URLSearchParams {
  const { sortBy, page, pageSize } = readListingQuery(query);
  return listingParams({ ...emptyQuery, sortBy, page, pageSize });
}

/** Colour and size. Each combination is a kept page of its own, which is why values are folded and their length is bounded. */
function selection(query: URLSearchParams): URLSearchParams {
  const chosen = ['color', 'size'].map((name) => [name, (query.get(name) ?? '').trim().toLowerCase()]);
  return new URLSearchParams(chosen.filter(([, value = '']) => value !== '' && value.length <= longestValue));
}

const patterns = pageRoutes.map((route) => ({
  ...route,
  pattern: new RegExp(`^${route.path.replace(/:\w+/, '([^/]+)')}$`),
}));

function routeAt(path: string) {
  return patterns.find(({ pattern }) => pattern.test(path));
}

/**
 * The parameters of an address that change the bytes of its page, in one fixed order and spelling.
 * @param path without language
 */
export function knownQuery(path: string, query: URLSearchParams): URLSearchParams {
  return routeAt(path)?.known(query) ?? new URLSearchParams();
}

/**
 * The path below tenant and language that a page is rendered at: what a query changes in the first HTML becomes part of it.
 * @param path without language
 */
export function innerPath(path: string, query: URLSearchParams): string {
  // Next treats a route called sitemap.xml as its own convention, which knows no tenants.
  if (path === '/sitemap.xml') return `/${reserved}/sitemap`;
  const route = routeAt(path);
  if (!route?.folder) return path;
  const known = route.known(query);
  if (known.size === 0 && !route.always) return path;
  return `${path}/${reserved}/${route.folder(known)}/${writeInnerQuery(known)}`;
}

/**
 * The inner path of a page's Markdown; null for a page that has none.
 * @param path without language
 */
export function markdownPath(path: string): string | null {
  const route = routeAt(path);
  const [, slug] = route?.pattern.exec(path) ?? [];
  return route?.markdown ? `/${reserved}/markdown/${route.markdown}/${slug}` : null;
}

/** Whether a path, encoded in whatever way, is one that only the server leads to. */
export function isInnerPath(path: string): boolean {
  return path.split('/').some((segment) => decoded(segment) === reserved);
}
