import type { IncomingHttpHeaders } from 'node:http';
import { prefersMarkdown } from '../../lib/documents/negotiation.ts';
import {
  flightHeaderNames,
  flightParam,
  isFlightRequest,
  isSegmentRequest,
  nextUrlPrefix,
  segmentHeader,
} from '../../lib/next/private-formats.ts';
import { isDocument, knownQuery, markdownPath, pageStatus } from '../../lib/routing/routes.ts';
import { type Tenant, tenantForHost } from '../../lib/tenant/tenant.ts';
import { aliasTarget } from '../../lib/urls/aliases.ts';
import { errorPaths } from '../../lib/urls/error-paths.ts';
import { languagePrefixOf } from '../../lib/urls/language-prefix.ts';
import { alertsPath, paths } from '../../lib/urls/paths.ts';
import { isDecodable, rejectionStatus, stripOrigin } from './passthrough.ts';

/** The parts of an `IncomingMessage` that decide how it is handled. */
export interface RequestHead {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
}

/** A request for a page in one representation. */
export interface PageRequest {
  kind: 'page';
  tenant: Tenant;
  /** Language prefix: `/ar`, or empty for the default language. */
  prefix: string;
  /** Path without language prefix. */
  path: string;
  /** Path and known parameters; part of the cache key. */
  url: string;
  /** The original query with its question mark. */
  search: string;
  /** `html`, or the segment of an RSC payload. */
  representation: string;
  /** The parameter by which Next distinguishes RSC payloads; null without one. */
  rscParam: string | null;
  /** Request headers that select an RSC payload. */
  rscHeaders: IncomingHttpHeaders;
  /** True for a page that is the same for every visitor. */
  isShared: boolean;
  /** True when the URL also has a Markdown representation. */
  hasMarkdown: boolean;
}

export type ParsedRequest =
  | PageRequest
  /** Goes to Next unchanged. */
  | { kind: 'passthrough'; isMarkdown?: true }
  /** The script file of a page; `pageUrl` allows rebuilding it. */
  | { kind: 'script'; name: string; pageUrl: string | null }
  | { kind: 'rejected'; status: 400 | 404 | 405 };

const filePath = /^\/(?:(?:_vercel|api|uploads|cards|icons|fonts)\/|favicon\.ico$)/;
const scriptFilePath = /^\/scripts\/([\w-]+\.js)$/;
const personalPages: string[] = [paths.campaigns, paths.preview, alertsPath];
/** Segment of an RSC request without a segment header. */
const wholePage = '_page';

/**
 * Parses a request. The `url` of a page has only the parameters that the page knows, so that campaign parameters do not multiply cache
 * entries.
 */
export function parseRequest(request: RequestHead, tenants: Tenant[]): ParsedRequest {
  const { method = 'GET', headers } = request;
  const target = stripOrigin(request.url ?? '/');
  if (!target.startsWith('/')) return { kind: 'rejected', status: 400 };
  const [pathname = ''] = target.split('?');
  const search = target.slice(pathname.length);
  const prefix = languagePrefixOf(pathname);
  const isFile = filePath.test(pathname) || pathname.startsWith(nextUrlPrefix);
  if (isFile || isDocument(pathname.slice(prefix.length))) {
    const status = rejectionStatus(method, pathname, search);
    return status === null ? { kind: 'passthrough' } : { kind: 'rejected', status };
  }
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'rejected', status: 405 };
  const [, name] = scriptFilePath.exec(pathname) ?? [];
  if (name) return { kind: 'script', name, pageUrl: new URLSearchParams(search).get('of') };
  const pagePath = hasResponse(pathname, prefix) ? pathname : prefix + errorPaths.notFound;
  const path = pagePath.slice(prefix.length) || '/';
  const hasMarkdown = markdownPath(path) !== null;
  const rscHeaders = rscHeadersOf(headers);
  const isRsc = isFlightRequest(headers);
  if (hasMarkdown && !isRsc && prefersMarkdown(headers.accept ?? null)) {
    return { kind: 'passthrough', isMarkdown: true };
  }
  const query = new URLSearchParams(search);
  const knownParameters = String(knownQuery(path, query));
  return {
    kind: 'page',
    tenant: tenantForHost(tenants, headers.host ?? null),
    prefix,
    path,
    url: pagePath + (knownParameters && `?${knownParameters}`),
    search,
    representation: isRsc ? String(rscHeaders[segmentHeader] ?? wholePage) : 'html',
    rscParam: isRsc ? query.get(flightParam) : null,
    rscHeaders,
    isShared: !personalPages.includes(path),
    hasMarkdown,
  };
}

/**
 * Returns the headers that select an RSC payload; an empty object for any other request. Ignores a segment header that Next ignores,
 * because each payload is cached under its segment.
 */
function rscHeadersOf(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (!isFlightRequest(headers)) return {};
  const names = flightHeaderNames.filter((name) => headers[name]);
  const hasSegment = isSegmentRequest(headers);
  return Object.fromEntries(
    names.filter((name) => name !== segmentHeader || hasSegment).map((name) => [name, headers[name]]),
  );
}

/** True for the path of a page or a redirect. Any other path is replaced by that of the not-found page, to share its cache entry. */
function hasResponse(pathname: string, prefix: string): boolean {
  if (!isDecodable(pathname)) return false;
  return pageStatus(pathname.slice(prefix.length) || '/') !== 404 || aliasTarget(pathname) !== null;
}
