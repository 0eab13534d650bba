import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import {
  flightContentType,
  flightResponseHeaders,
  implicitTagPrefix,
  internalResponseHeaders,
} from '../../lib/platform/next/private-formats.ts';
import { errorPaths } from '../../lib/platform/urls/error-paths.ts';
import { secretPagePattern } from '../../lib/platform/urls/secret-pages.ts';
import { PageKey } from '../../lib/site/routing/page-key.ts';
import type { UnsharedPage } from '../../lib/site/routing/resolve-route.ts';
import { expectedStatus, markdownPath } from '../../lib/site/routing/routes.ts';
import { type CacheEntry, type EncodedResponse, encodeBody, isStable } from './page-cache.ts';
import { type ExtractedPage, extractInlineScripts } from './page-scripts.ts';
import type { RenderedPage } from './renderer.ts';

/** A rendered page in the form in which it is cached and sent. */
export interface BuiltResponse {
  response: EncodedResponse;
  /** File with the page's own scripts; null for anything but HTML. */
  script: ExtractedPage['script'] | null;
  /** Lifetime in the page cache; 0 when it must not be cached. */
  ttlSeconds: number;
  /** Epoch milliseconds from which the response must not be served, because a price on it changes; else Infinity. */
  expiresAt: number;
  tags: string[];
  /** Invalidation count when rendering started. */
  since: number;
  /** `Server-Timing` of the render. */
  serverTiming: string;
}

export interface ResponseOptions {
  /** Content security policy of HTML pages; null for none, which also leaves their scripts inline. */
  contentSecurityPolicy: string | null;
  /** Adds `Cache-Tag` for a CDN. */
  sendsCacheTags: boolean;
}

/** `Cache-Control` of responses that must not be stored. */
export const noStore = 'private, no-cache, no-store, max-age=0, must-revalidate';

const secondsPerDay = 24 * 3600;
/** 132 bits of the hash, enough that no two bodies share it. */
const etagLength = 22;
/** Headers that do not apply to the built response. */
const droppedHeaders =
  /^(?:etag|date|connection|keep-alive|transfer-encoding|content-(?:length|encoding)|x-powered-by)$/;
const expiryTag = /^until-(\d+)$/;

/**
 * Builds the response from a rendered page: inline scripts move to a file that is loaded after the first paint, a redirect loses its
 * query, and the body is compressed. No cache may store a response whose tags are unknown, or that visitors do not share. A body that is
 * sent once or replaces a recent entry is compressed at fast levels.
 * @param page key of the response, or the page of a response that visitors do not share
 * @param previous the entry that the response replaces; an identical body is not compressed again
 */
export async function buildResponse(
  page: PageKey | UnsharedPage,
  rendered: RenderedPage,
  { contentSecurityPolicy, sendsCacheTags }: ResponseOptions,
  previous?: CacheEntry,
): Promise<BuiltResponse> {
  const { status } = rendered;
  const tags = rendered.tags ?? [];
  const contentType = String(rendered.headers['content-type'] ?? '');
  const isHtml = contentType.startsWith('text/html');
  const isExpectedType = page.representation === 'html' ? isHtml : contentType.startsWith(flightContentType);
  // Next sends the `Location` of a redirecting page twice.
  const [location] = [rendered.headers.location ?? []].flat();
  const isRedirect = status >= 300 && status < 400 && location !== undefined;
  const isError = status >= 500;
  const isExpectedStatus = status === expectedStatus(page.path);
  // An error page is also shown at the URL of a page with secrets.
  const mayHaveSecrets = secretPagePattern.test(page.path) || isErrorPath(page.path);
  const isStorable = page instanceof PageKey && rendered.tags !== null;
  const sharedMaxAgeSeconds = isStorable ? sharedMaxAgeOf(rendered.headers) : 0;
  const expiresAt = expiryOf(tags);
  // A page that turned out to be missing may be stored by other caches, but must not fill the page cache.
  const ttlSeconds = isRedirect || (isExpectedStatus && isExpectedType) ? sharedMaxAgeSeconds : 0;
  // A page that exists, but came in another type than requested, must not be stored.
  const isOtherType = isExpectedStatus && !isExpectedType;
  const isCacheable = sharedMaxAgeSeconds > 0 && !isError && !isOtherType;
  const headers = headersOf(rendered.headers, page);
  headers['cache-control'] = isCacheable ? cacheControl(sharedMaxAgeSeconds, expiresAt) : noStore;
  if (sharedMaxAgeSeconds > 0 && sendsCacheTags) headers['cache-tag'] = cacheTagHeader(tags);
  Object.assign(headers, secretPageHeaders(page.path));
  if (location !== undefined) headers.location = location.replace(/\?.*/s, '');
  const extracted =
    isHtml && contentSecurityPolicy !== null
      ? extractInlineScripts(
          rendered.body.toString('utf8'),
          page instanceof PageKey ? page.url : null,
          mayHaveSecrets,
        )
      : null;
  if (isHtml && contentSecurityPolicy !== null) headers['content-security-policy'] = contentSecurityPolicy;
  const bytes = extracted ? Buffer.from(extracted.html) : rendered.body;
  const etag = ttlSeconds > 0 && !isError ? hash(bytes) : null;
  const unchangedBody = etag !== null && etag === previous?.response.etag ? previous.response.body : null;
  const isFast = ttlSeconds === 0 || (previous !== undefined && !isStable(previous));
  return {
    response: { status, headers, etag, body: unchangedBody ?? (await encodeBody(bytes, { isFast })) },
    script: extracted?.script ?? null,
    ttlSeconds,
    expiresAt,
    tags,
    since: rendered.since,
    serverTiming: `render;dur=${rendered.renderMs.toFixed(0)}, upstream;dur=${rendered.upstreamMs.toFixed(0)}`,
  };
}

/**
 * Returns headers of all responses at the URL of a page with secrets, else none. Style sheets and images are requested before the page's own
 * `<meta name="referrer">` is read. The name is spelled as in `securityHeaders`, so that this value replaces the one there.
 */
export function secretPageHeaders(path: string): Record<string, string> {
  return secretPagePattern.test(path) ? { 'Referrer-Policy': 'no-referrer' } : {};
}

function isErrorPath(path: string): boolean {
  return Object.values<string>(errorPaths).includes(path);
}

/** Returns a copy of a response that no cache may store. */
export function unstorable(response: EncodedResponse): EncodedResponse {
  const { 'cache-tag': _tags, ...headers } = response.headers;
  return { ...response, etag: null, headers: { ...headers, 'cache-control': noStore } };
}

function headersOf(
  renderedHeaders: OutgoingHttpHeaders,
  { representation, path }: PageKey | UnsharedPage,
): EncodedResponse['headers'] {
  const entries = Object.entries(renderedHeaders).filter(
    ([name, value]) =>
      value !== undefined &&
      !droppedHeaders.test(name) &&
      !internalResponseHeaders.test(name) &&
      !(representation === 'html' && flightResponseHeaders.test(name)),
  );
  const headers = Object.fromEntries(entries.map(([name, value]) => [name, headerValue(value)]));
  const varyNames = String(headers.vary ?? '').split(', ');
  const otherNames = varyNames.filter((name) => !/^(?:accept|accept-encoding)?$/i.test(name));
  return {
    ...headers,
    vary: [...(markdownPath(path) === null ? [] : ['Accept']), ...otherNames, 'Accept-Encoding'].join(', '),
  };
}

function headerValue(value: OutgoingHttpHeaders[string]): string | string[] {
  return Array.isArray(value) ? value : String(value);
}

/** Returns a `Cache-Control` that lets shared caches serve a page stale for at most a day, and not after a price on the page changes. */
function cacheControl(seconds: number, expiresAt: number): string {
  const secondsUntilExpiry = Math.floor((expiresAt - Date.now()) / 1000);
  const staleSeconds = Math.min(secondsPerDay, secondsUntilExpiry - seconds);
  return staleSeconds > 0
    ? `s-maxage=${seconds}, stale-while-revalidate=${staleSeconds}`
    : `s-maxage=${seconds}`;
}

/** Returns the seconds of `s-maxage`; 0 without it. */
function sharedMaxAgeOf({ 'cache-control': value }: OutgoingHttpHeaders): number {
  const [, seconds = '0'] = /\bs-maxage=(\d+)/.exec(String(value ?? '')) ?? [];
  return Number(seconds);
}

/** Returns the earliest `end` among the tags of `expirePageAt` (lib/platform/upstream/upstream-read.ts); Infinity without such a tag. */
function expiryOf(tags: string[]): number {
  return Math.min(...tags.map((tag) => Number(expiryTag.exec(tag)?.[1] ?? Number.POSITIVE_INFINITY)));
}

/** Lists the tags that the webhook can invalidate. */
function cacheTagHeader(tags: string[]): string {
  return tags.filter((tag) => !tag.startsWith(implicitTagPrefix) && !expiryTag.test(tag)).join(',');
}

function hash(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, etagLength);
}

const lastResortHtml = Buffer.from('<!doctype html><meta charset="utf-8"><title>503</title><h1>503</h1>');

/** A response, possibly from the cache, and additional headers for one request. */
export interface PageResponse {
  response: EncodedResponse;
  headers: Record<string, string>;
}

/** Returns the response of a cached entry, which replaces a failed render. */
export function staleResponse(entry: CacheEntry, cacheStatusDetail: string): PageResponse {
  return {
    response: entry.response,
    headers: { ...cacheHeadersOf(entry), 'cache-status': cacheStatus(cacheStatusDetail) },
  };
}

/** Returns the response of a page rendered from the last good reads, which replaces a failed render. */
export function fallbackResponse({ response, serverTiming }: BuiltResponse): PageResponse {
  const status = cacheStatus('fwd=stale; detail=unavailable');
  return { response, headers: { 'cache-status': status, 'server-timing': serverTiming } };
}

/** `Age` and `Cache-Status` of a cache hit at this moment. */
export function cacheHeadersOf({ storedAt, staleAt }: CacheEntry): PageResponse['headers'] {
  const age = Math.floor((performance.now() - storedAt) / 1000);
  return { age: String(age), 'cache-status': cacheStatus(`hit; ttl=${secondsUntil(staleAt)}`) };
}

/** Whole seconds until a time of `performance.now()`; negative in the past. */
function secondsUntil(time: number): number {
  return Math.floor((time - performance.now()) / 1000);
}

/** Value of `Cache-Status` (RFC 9211). */
export function cacheStatus(detail: string): string {
  return `Rida; ${detail}`;
}

/** Adds `Server-Timing` to a response that was rendered for one request. */
export function uncachedResponse({ response, serverTiming }: BuiltResponse): PageResponse {
  return { response, headers: { 'server-timing': serverTiming } };
}

/** Like {@link unstorable}, for a response with additional headers. */
export function withNoStore({ response, headers }: PageResponse): PageResponse {
  const { 'cache-tag': _tags, ...otherHeaders } = headers;
  return { response: unstorable(response), headers: { ...otherHeaders, 'cache-control': noStore } };
}

/** Returns a minimal 503 response for when not even the error page can be rendered. */
export async function lastResortResponse(): Promise<BuiltResponse> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': noStore,
    'retry-after': '5',
  };
  const body = await encodeBody(lastResortHtml, { isFast: true });
  return {
    response: { status: 503, headers, etag: null, body },
    script: null,
    ttlSeconds: 0,
    expiresAt: Number.POSITIVE_INFINITY,
    tags: [],
    since: 0,
    serverTiming: 'render;dur=0',
  };
}
