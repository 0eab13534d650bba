import { errorPaths } from '../../platform/urls/error-paths.ts';
import { linkParameterName } from '../../platform/urls/link-parameters.ts';
import { paths, samplePaths } from '../../platform/urls/paths.ts';
import { secretParameters } from '../../platform/urls/secret-pages.ts';
import { pagesWithParameters } from './pages-with-parameters.ts';
import { encodeQuerySegment, internalSegment } from './public-url.ts';

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

const routesWithParameters = pagesWithParameters.map((route) => ({
  ...route,
  pattern: patternOf(route.path),
}));
/** Names of the parameters of pages whose HTML depends on none. */
const namesReadByScripts: Partial<Record<string, readonly string[]>> = {
  [paths.login]: ['returnTo'],
  [paths.register]: ['returnTo'],
  [paths.forgotPassword]: ['returnTo'],
  [paths.resetPassword]: secretParameters,
  [paths.thanks]: ['number'],
};
const fixedPaths = new Set<string>(pagePaths);
const documentPatterns = documentPaths.map(patternOf);

function patternOf(path: string): RegExp {
  // Names of documents are not encoded.
  const pattern = path.replaceAll('.', '\\.').replace(':name', '[\\w.-]+').replace(':slug', '([^/]+)');
  return new RegExp(`^${pattern}$`);
}

function findRouteWithParameters(path: string) {
  return routesWithParameters.find(({ pattern }) => pattern.test(path));
}

/**
 * Returns the names of the parameters of a page in their own spelling: of those that its HTML depends on, and of those that its scripts
 * read. Campaign parameters, which any page may have, are read in any spelling (`lib/platform/urls/link-parameters.ts`).
 * @param path without language prefix
 */
export function parameterNames(path: string): readonly string[] {
  return findRouteWithParameters(path)?.parameterNames ?? namesReadByScripts[path] ?? [];
}

/**
 * Returns the parameters that change the page, in canonical order and spelling.
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

/**
 * Returns the path below tenant and language that the middleware rewrites to. Parameters that change the initial HTML become part of the path,
 * so that each combination is cached separately.
 * @param path without language prefix
 */
export function internalPath(path: string, query: URLSearchParams): string {
  // Next reserves a route named sitemap.xml for its own convention, which has no tenants.
  if (path === '/sitemap.xml') return `/${internalSegment}/sitemap`;
  const route = findRouteWithParameters(path);
  if (!route?.segment) return path;
  const known = route.knownParameters(query);
  if (known.size === 0 && !route.isAlwaysInternal) return path;
  return `${path}/${internalSegment}/${route.segment(known)}/${encodeQuerySegment(known)}`;
}

/**
 * Returns the internal path of a page's Markdown version; null when it has none.
 * @param path without language prefix
 */
export function markdownPath(path: string): string | null {
  const route = findRouteWithParameters(path);
  const [, slug] = route?.pattern.exec(path) ?? [];
  return route?.markdownSegment ? `/${internalSegment}/markdown/${route.markdownSegment}/${slug}` : null;
}

/**
 * Returns the internal path of the colours and sizes of the product that a page shows; null for any other page.
 * @param path without language prefix
 */
export function productOptionsPath(path: string): string | null {
  const route = findRouteWithParameters(path);
  const [, slug] = route?.pattern.exec(path) ?? [];
  return route?.hasProductOptions ? `/${internalSegment}/options/${slug}` : null;
}

/** Returns the internal path of the interpretation of a search. */
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
 * Returns the status of the page at a path: 404 where the shop has none, and 503 for the error page.
 * @param path without language prefix
 */
export function pageStatus(path: string): 200 | 404 | 503 {
  if (path === errorPaths.unavailable) return 503;
  return fixedPaths.has(path) || findRouteWithParameters(path) !== undefined || isDocument(path) ? 200 : 404;
}

/**
 * Returns the query of a page with the names of the page's parameters in their own spelling, whatever their letter case and encoding, or
 * an `&amp;` before them. Where a parameter is there in its own spelling too, that one counts and others are left out. All else stays
 * byte for byte, in order.
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
