import { validParametersType } from '../../catalogue/product/requested-options.ts';
import { defaultLocale, isLocale, type Locale } from '../../platform/i18n/routing.ts';
import { errorPaths } from '../../platform/urls/error-paths.ts';
import { linkParameterName } from '../../platform/urls/link-parameters.ts';
import { mendSegment } from '../../platform/urls/mangled-segment.ts';
import { menuLogoPath, paths, samplePaths, slugPathPrefixes } from '../../platform/urls/paths.ts';
import { secretParameters } from '../../platform/urls/secret-pages.ts';
import { decodeOrNull } from '../../platform/wire/percent-decoding.ts';
import { encodeQuerySegment, internalSegment } from './internal-url.ts';
import { findPageWithParameters, pagesWithParameters, patternOf } from './page-key.ts';

/** Paths of pages without a slug. Excludes fragments of pages, such as the profile's `#orders`. */
const pagePaths = [...Object.values(paths), ...Object.values(samplePaths)]
  .filter((path) => typeof path === 'string')
  .filter((path) => !path.includes('#'));

/** Machine-readable documents; `:name` stands for one segment. */
const documentPaths = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/app-icons/:name',
  '/feeds/:name',
  '/sitemaps/:name',
];

const fixedPaths = new Set<string>(pagePaths);
const documentPatterns = documentPaths.map(patternOf);

/**
 * Returns the path below tenant and language that the middleware rewrites to. Parameters that change the initial HTML become part of the
 * path, so that each combination is cached separately.
 * @param path without language prefix
 */
export function internalPath(path: string, query: URLSearchParams): string {
  // Next reserves a route named sitemap.xml for its own convention, which has no tenants.
  if (path === '/sitemap.xml') return `/${internalSegment}/sitemap`;
  const page = findPageWithParameters(path);
  if (!page?.segment) return path;
  const known = page.knownParameters(query);
  if (known.size === 0 && !page.isAlwaysInternal) return path;
  return `${path}/${internalSegment}/${page.segment(known)}/${encodeQuerySegment(known)}`;
}

/**
 * Returns the internal path of a page's Markdown version; null when it has none.
 * @param path without language prefix
 */
export function markdownPath(path: string): string | null {
  const page = findPageWithParameters(path);
  const [, slug] = page?.pattern.exec(path) ?? [];
  return page?.markdownSegment ? `/${internalSegment}/markdown/${page.markdownSegment}/${slug}` : null;
}

/**
 * Returns the internal path of the valid parameters of a product page; null for any other page.
 * @param path without language prefix
 */
export function validParametersPath(path: string): string | null {
  const page = findPageWithParameters(path);
  const [, slug] = page?.pattern.exec(path) ?? [];
  return page?.hasProductOptions ? `/${internalSegment}/options/${slug}` : null;
}

/** Media type with which `server/` requests the document at {@link searchInterpretationPath}. Visitors cannot: see {@link internalTypes}. */
export const searchInterpretationType = 'application/vnd.rida.search-interpretation+json';

/** Media types that only the server itself requests: `server/http/request-handler.ts` removes them from visitors' requests. */
export const internalTypes: readonly string[] = [validParametersType, searchInterpretationType];

/** Returns the internal path of the query that a search is shown with: prices and sizes in its text become filters (docs/behaviour.md §2.2). */
export function searchInterpretationPath(query: URLSearchParams): string {
  return `/${internalSegment}/search-interpretation/${encodeQuerySegment(query)}`;
}

/** True for the path of a machine-readable document, without language prefix. */
export function isDocument(path: string): boolean {
  return documentPatterns.some((pattern) => pattern.test(path));
}

/** Every path that the shop has, without language; `:slug` and `:name` stand for one segment. */
export const routePaths = [
  ...new Set([...pagePaths, ...pagesWithParameters.map(({ path }) => path), ...documentPaths]),
];

/**
 * Returns the status of the page at a path unless it fails: 404 where the shop has none, 503 for the error page, else 200, whatever the
 * slug.
 * @param path without language prefix
 */
export function expectedStatus(path: string): 200 | 404 | 503 {
  if (path === errorPaths.unavailable) return 503;
  return fixedPaths.has(path) || findPageWithParameters(path) !== undefined || isDocument(path) ? 200 : 404;
}

/** A path in its one spelling. */
export interface CanonicalPath {
  locale: Locale;
  /** Path without language prefix; null when no page can have it. */
  path: string | null;
}

/** Paths of pages by their aliases, which are in lower case. */
const aliases: Record<string, string> = {
  '/home': paths.home,
  [menuLogoPath]: paths.home,
  '/wishlist': paths.wishlist,
  '/cart': paths.cart,
  '/compare': paths.compare,
  '/pages/cart': paths.cart,
  '/auth': paths.login,
  '/authentication/login': paths.login,
  '/shop-category': paths.categories,
  '/shop-feature': paths.features,
};
const slugPrefixes = Object.values<string>(slugPathPrefixes);
/** Characters that no segment of a path contains once it is decoded: control characters, lone surrogates, slashes, backslashes. */
const forbiddenCharacters = /[\p{Cc}\p{Cs}/\\]/u;
/** Line breaks and tabs behind a copied link. */
const trailingControls = /(?:%0[9ad])+\/*$/i;

/**
 * Returns the canonical spelling of a path and its language (docs/behaviour.md §2.1). Dot segments and doubled and trailing slashes are
 * resolved. Percent-encoding and letter case become those of the shop's links. An alias becomes the path that it stands for. When no
 * page has the path, its segments are mended (`mendSegment`), for example of punctuation behind a link. Slugs are mended while rendering
 * (`lib/catalogue/reads/server.ts`), because only the API knows which exist.
 * @param rawPath path of a request, as the client sent it
 */
export function canonicalPath(rawPath: string): CanonicalPath {
  const segments = resolveSegments(rawPath.replace(trailingControls, ''));
  if (segments === null) return { locale: languageOf(rawPath.split('/')[1] ?? ''), path: null };
  const requested = pageAt(segments);
  if (isPage(requested)) return requested;
  const mended = pageAt(segments.map(mendSegment).filter((segment) => segment !== ''));
  return isPage(mended) ? mended : requested;
}

function pageAt(segments: string[]): { locale: Locale; path: string } {
  const [first = ''] = segments;
  return isLocale(first.toLowerCase())
    ? { locale: languageOf(first), path: pagePath(segments.slice(1)) }
    : { locale: defaultLocale, path: pagePath(segments) };
}

function languageOf(segment: string): Locale {
  const language = segment.toLowerCase();
  return isLocale(language) ? language : defaultLocale;
}

function isPage({ path }: { path: string }): boolean {
  return expectedStatus(path) !== 404;
}

/** Decodes the segments of a path and resolves dot segments; null when a segment is malformed or has forbidden characters. */
function resolveSegments(rawPath: string): string[] | null {
  const resolved: string[] = [];
  for (const rawSegment of rawPath.split('/')) {
    const segment = decodeOrNull(rawSegment);
    if (segment === null || forbiddenCharacters.test(segment)) return null;
    if (segment === '..') resolved.pop();
    else if (segment !== '.' && segment !== '') resolved.push(segment);
  }
  return resolved;
}

/** Returns the path of a page in the letter case of the shop, or the path that an alias stands for. A slug retains its letter case. */
function pagePath(segments: string[]): string {
  const path = encodePath(segments);
  const lowerCasePath = encodePath(segments.map((segment) => segment.toLowerCase()));
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const prefix = lowerCasePath.slice(0, lowerCasePath.lastIndexOf('/'));
  if (slugPrefixes.includes(prefix)) return `${prefix}/${slug}`;
  // An alias: `/shop-details/{slug}` without `/shop` before it.
  if (slugPrefixes.includes(paths.shop + prefix)) return `${paths.shop}${prefix}/${slug}`;
  const target = aliases[lowerCasePath] ?? lowerCasePath;
  return expectedStatus(target) === 404 ? path : target;
}

function encodePath(segments: string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/** Names of parameters that only scripts of a page read, by the path of the page. */
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
  return findPageWithParameters(path)?.parameterNames ?? namesReadByScripts[path] ?? [];
}

/**
 * Spells the names of a page's parameters in a query as the page does: corrects letter case and encoding, and removes the `amp;` that an
 * `&amp;` leaves before a name. A misspelt parameter is left out where the query has it in the page's spelling, too. All else stays byte
 * for byte.
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
