import Negotiator from 'negotiator';
import { validParametersType } from '../../catalogue/product/requested-options.ts';
import { hasFlightParam, withFlightParam } from '../../platform/next/flight-request.ts';
import {
  honoursSegmentHeader,
  imageOptimizerPath,
  isFlightRequest,
  nextUrlPrefix,
  segmentHeader,
  staticFilesPrefix,
} from '../../platform/next/private-formats.ts';
import { type Tenant, tenantForHost } from '../../platform/tenant/tenant.ts';
import { errorPaths } from '../../platform/urls/error-paths.ts';
import { localePath, paths } from '../../platform/urls/paths.ts';
import { decodeOrNull } from '../../platform/wire/percent-decoding.ts';
import {
  findPageWithParameters,
  knownQuery,
  type PageAddress,
  PageKey,
  type Representation,
} from './page-key.ts';
import {
  canonicalPath,
  expectedStatus,
  internalPath,
  isDocument,
  markdownPath,
  searchInterpretationPath,
  searchInterpretationType,
  validParametersPath,
  withOwnParameterNames,
} from './routes.ts';

/** The parts of a request that decide what responds to it, as an `IncomingMessage` has them. */
export interface RequestHead {
  method?: string;
  /** Request target as the client sent it. */
  url?: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A page whose response depends on more than a {@link PageKey}, so that visitors do not share it. */
export interface UnsharedPage extends PageAddress {
  /** Known parameters. */
  query: URLSearchParams;
  representation: Representation;
}

/** The kind of response to a request, with all that determines the response except the visitor. Paths are without language prefix. */
export type Route =
  /** A page that visitors share. */
  | { kind: 'page'; key: PageKey }
  | { kind: 'unshared-page'; page: UnsharedPage }
  | { kind: 'redirect'; status: 307 | 308; location: string }
  /** A machine-readable document, or the machine-readable version of a page, at an internal path. */
  | ({ kind: 'document'; isMarkdown: boolean; internalPath: string } & PageAddress)
  /** A script file, and the page that it belongs to; null when visitors share no such page. */
  | { kind: 'script'; name: string; page: PageKey | null }
  /** A file, an image or an API route of Next, and the query of the request. */
  | { kind: 'file' | 'api'; path: string; search: string }
  | { kind: 'rejected'; status: 400 | 404 | 405 };

/** Paths of files. Below `_vercel`, Vercel or a proxy serves its analytics, which also take POST. */
const filePath = /^\/(?:(?:_vercel|uploads|cards|icons|fonts)\/|favicon\.ico$)/;
const apiPath = /^\/api\//;
const scriptPath = /^\/scripts\/([\w-]+\.js)$/;
/**
 * Paths of files and API routes that Next or a URL parser could read as another path: with empty or dot segments, a backslash, `#` or
 * control character, or with a percent-encoded dot, slash, backslash or control character.
 */
const ambiguousPath = /\/\.{0,2}\/|\/\.{1,2}$|[\\#\p{Cc}]|%(?:2[ef]|5c|[01][\da-f]|7f)/iu;
const uploadPath = /^\/uploads(?:\/[^/\\]+)+$/;
/** Parameters that people appended to a path without a `?`, as in `/shop&page=2`. A `&` that belongs to the path is percent-encoded. */
const parametersInPath = /&(?:amp;)*([^/&=]+=[^/]*)$/;
const markdownType = 'text/markdown';
/** Characters that a URL may not contain: all but printable ASCII. */
const notInUrls = /[^\x21-\x7e]/gu;
/** Characters of the name of a segment of flight data. */
const maxSegmentLength = 500;
/** Statuses of redirects. */
const [permanent, temporary] = [308, 307] as const;

/**
 * Decides what responds to a request (docs/behaviour.md §2.1). Redirects have the query of the request; a shared page has only the
 * parameters that it knows. An unknown host gets the first shop.
 */
export function resolveRoute({ method = 'GET', url = '/', headers }: RequestHead, tenants: Tenant[]): Route {
  const target = toPathAndQuery(url);
  if (!target.startsWith('/')) return { kind: 'rejected', status: 400 };
  const [rawPath = ''] = target.split('?', 1);
  const search = target.slice(rawPath.length);
  if (filePath.test(rawPath) || apiPath.test(rawPath) || rawPath.startsWith(nextUrlPrefix))
    return resolveFile(method, rawPath, search);
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'rejected', status: 405 };
  const [, scriptName] = scriptPath.exec(rawPath) ?? [];
  const tenant = tenantForHost(tenants, headerText(headers.host));
  if (scriptName) return { kind: 'script', name: scriptName, page: resolveScriptPage(search, tenant) };
  return resolvePage(rawPath, search, tenant, headers);
}

/** Reduces an absolute-form request target to path and query, and percent-encodes the characters that a URL may not contain. */
function toPathAndQuery(url: string): string {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  return target.replace(notInUrls, encodeCharacter);
}

/** Percent-encodes a character. A character up to U+00FF is a byte: Node.js reads request targets as Latin-1. */
function encodeCharacter(character: string): string {
  const bytes = Buffer.from(character, character <= '\u00ff' ? 'latin1' : 'utf8');
  return bytes.toString('hex').replace(/../g, '%$&').toUpperCase();
}

function resolveFile(method: string, path: string, search: string): Route {
  const isApi = apiPath.test(path);
  // Next decodes a path below `/_next` twice, unless it is that of a static file: `%252e` would become a dot.
  const isTwiceDecoded = path.startsWith(nextUrlPrefix) && !path.startsWith(staticFilesPrefix);
  if (ambiguousPath.test(path) || decodeOrNull(path) === null || (isTwiceDecoded && path.includes('%')))
    return { kind: 'rejected', status: 404 };
  const isRead = method === 'GET' || method === 'HEAD';
  const acceptsMethod = isRead || (method !== 'TRACE' && (isApi || path.startsWith('/_vercel/')));
  if (!acceptsMethod) return { kind: 'rejected', status: 405 };
  // Next ignores a trailing slash.
  const plainPath = path.replace(/\/$/, '');
  if (plainPath === imageOptimizerPath && !isUpload(new URLSearchParams(search).get('url') ?? ''))
    return { kind: 'rejected', status: 400 };
  return { kind: isApi ? 'api' : 'file', path: plainPath, search };
}

/** True for the path of an upload that Next's image optimizer can decode. */
function isUpload(path: string): boolean {
  return uploadPath.test(path) && decodeOrNull(path) !== null;
}

/** Returns the page that the query of a script file names; null unless it is a page that visitors share. */
function resolveScriptPage(search: string, tenant: Tenant): PageKey | null {
  const pageUrl = new URLSearchParams(search).get('for') ?? '';
  if (!pageUrl.startsWith('/')) return null;
  const [rawPath = ''] = pageUrl.split('?', 1);
  const route = resolvePage(rawPath, pageUrl.slice(rawPath.length), tenant, {});
  // False for a path without a page, which resolves to the not-found page.
  const hasSamePath = route.kind === 'page' && localePath(route.key.locale, route.key.path) === rawPath;
  return hasSamePath ? route.key : null;
}

function resolvePage(
  rawPath: string,
  search: string,
  tenant: Tenant,
  headers: RequestHead['headers'],
): Route {
  const [appended = '', parameters] = parametersInPath.exec(rawPath) ?? [];
  const { locale, path: pagePath } = canonicalPath(rawPath.slice(0, rawPath.length - appended.length));
  const isMissing = pagePath === null || expectedStatus(pagePath) === 404;
  const path = isMissing ? errorPaths.notFound : pagePath;
  const publicPath = localePath(locale, path);
  const meantSearch = parameters ? `?${parameters}${search.replace('?', '&')}` : search;
  const ownSearch = withOwnParameterNames(path, meantSearch);
  if (!isMissing && publicPath + ownSearch !== rawPath + search)
    return { kind: 'redirect', status: permanent, location: publicPath + ownSearch };
  if (isDocument(path)) return documentAt(internalPath(path, new URLSearchParams()));
  const query = new URLSearchParams(search);
  if (!isFlightRequest(headers)) {
    const accept = headerText(headers.accept);
    const parametersPath = accept === validParametersType ? validParametersPath(path) : null;
    if (parametersPath !== null) return documentAt(parametersPath);
    if (accept === searchInterpretationType && path === paths.shop)
      return documentAt(searchInterpretationPath(knownQuery(path, query)));
    const markdown = prefersMarkdown(accept) ? markdownPath(path) : null;
    if (markdown !== null) return documentAt(markdown, { isMarkdown: true });
  } else if (!isMissing && !hasFlightParam(query, headers)) {
    // Otherwise a shared cache that ignores `Vary` could serve flight data to other requests.
    return { kind: 'redirect', status: temporary, location: publicPath + withFlightParam(search, headers) };
  }
  const representation = representationFor(headers);
  const pageWithParameters = findPageWithParameters(path);
  // From the flight data of a live page Next omits the parts that the visitor's current page already has.
  const isUnshared =
    pageWithParameters?.isPersonal ||
    (representation !== 'html' &&
      pageWithParameters?.isRenderedLive?.(pageWithParameters.knownParameters(query)));
  const page = { tenant, locale, path, representation };
  return isUnshared
    ? { kind: 'unshared-page', page: { ...page, query: knownQuery(path, query) } }
    : { kind: 'page', key: new PageKey({ ...page, query }) };

  function documentAt(internalPath: string, { isMarkdown = false } = {}): Route {
    return { kind: 'document', isMarkdown, internalPath, tenant, locale, path };
  }
}

/**
 * True when an `Accept` header prefers Markdown to HTML (RFC 9110, section 12.5.1). Markdown must be listed explicitly, with or without
 * its charset. Among types of equal weight, the one listed first is preferred.
 */
function prefersMarkdown(accept: string | null): boolean {
  if (!accept?.toLowerCase().includes(markdownType)) return false;
  const preferred = new Negotiator({ headers: { accept } }).mediaType([
    'text/html',
    markdownType,
    `${markdownType};charset=utf-8`,
  ]);
  return preferred?.startsWith(markdownType) ?? false;
}

function representationFor(headers: RequestHead['headers']): Representation {
  if (!isFlightRequest(headers)) return 'html';
  const segment = honoursSegmentHeader(headers) ? headerText(headers[segmentHeader]) : null;
  return segment !== null && isSegmentName(segment) ? segment : 'flight';
}

function isSegmentName(text: string): text is `/${string}` {
  return text.startsWith('/') && text.length <= maxSegmentLength;
}

function headerText(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null;
}

/**
 * Returns the path, with tenant and language, that the middleware rewrites the request of a page or document to, and its status; null for
 * any other route.
 */
export function internalTarget(route: Route): { path: string; status: 200 | 404 | 503 } | null {
  if (route.kind === 'document') return targetAt(route, route.internalPath);
  const page = route.kind === 'page' ? route.key : route.kind === 'unshared-page' ? route.page : null;
  return page && targetAt(page, internalPath(page.path, page.query));
}

function targetAt({ tenant, locale, path }: PageAddress, internalPath: string) {
  return {
    path: `/${tenant.id}/${locale}${internalPath === '/' ? '' : internalPath}`,
    status: expectedStatus(path),
  };
}
