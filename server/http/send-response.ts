import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { isFlightRequest } from '../../lib/platform/next/private-formats.ts';
import type { PageKey } from '../../lib/site/routing/page-key.ts';
import type { Route } from '../../lib/site/routing/resolve-route.ts';
import {
  type CacheEntry,
  type CacheState,
  type EncodedBody,
  type EncodedResponse,
  type PageCache,
  stateOf,
} from '../pages/page-cache.ts';
import { cacheHeadersOf } from '../pages/page-response.ts';

type ResponseHeaders = Record<string, string | string[]>;
type ContentCoding = 'identity' | 'gzip' | 'br';

const headersOmittedIn304 = ['content-security-policy', 'content-type', 'content-encoding', 'content-length'];

/**
 * Sends a response in the negotiated content coding; no body to HEAD, and 304 to a matching `If-None-Match`. A redirect gets the query of
 * the request.
 */
export function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: EncodedResponse,
  extraHeaders: ResponseHeaders = {},
): void {
  const { status, etag, body } = response;
  const coding = negotiateCoding(req.headers['accept-encoding'], body);
  const headers = { ...headersFor(response, coding), ...extraHeaders };
  if (status >= 300 && status < 400 && headers.location !== undefined)
    headers.location = headers.location + searchOf(req);
  if (etag && status === 200 && matchesEtag(req.headers['if-none-match'], etagFor(response, coding))) {
    const remainingHeaders = Object.entries(headers).filter(([name]) => !headersOmittedIn304.includes(name));
    res.writeHead(304, Object.fromEntries(remainingHeaders)).end();
    return;
  }
  res.writeHead(status, headers);
  res.end(req.method === 'HEAD' ? undefined : bodyFor(response, coding));
}

/** Returns the query of a request as the visitor sent it, with its question mark; empty without one. */
export function searchOf({ url = '' }: IncomingMessage): string {
  const queryAt = url.indexOf('?');
  return queryAt < 0 ? '' : url.slice(queryAt);
}

/** Returns the headers of a response in one coding, without those that depend on the time. */
function headersFor(response: EncodedResponse, coding: ContentCoding): ResponseHeaders {
  return {
    ...response.headers,
    ...(response.etag && { etag: etagFor(response, coding) }),
    ...(coding !== 'identity' && { 'content-encoding': coding }),
    'content-length': String(bodyFor(response, coding).length),
  };
}

/** Results of earlier negotiations by `Accept-Encoding`. Browsers send a handful of short values. */
const codingByAcceptEncoding = new LRUCache<string, ContentCoding>({ max: 100 });
const maxRememberedLength = 100;

/** Returns the coding that an `Accept-Encoding` header prefers, of the codings in which the body exists. */
export function negotiateCoding(
  acceptEncoding: string | undefined,
  { br, gzip: gz }: { br?: Buffer | true; gzip?: Buffer | true },
): ContentCoding {
  if (acceptEncoding === undefined || !br || !gz) return 'identity';
  const cachedCoding = codingByAcceptEncoding.get(acceptEncoding);
  if (cachedCoding) return cachedCoding;
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([
    'br',
    'gzip',
  ]);
  const coding = (['br', 'gzip'] as const).find((candidate) => accepted.includes(candidate)) ?? 'identity';
  if (acceptEncoding.length <= maxRememberedLength) codingByAcceptEncoding.set(acceptEncoding, coding);
  return coding;
}

function bodyFor({ body }: EncodedResponse, coding: ContentCoding): Buffer {
  return body[coding] ?? body.identity;
}

function etagFor({ etag, body }: EncodedResponse, coding: ContentCoding): string {
  if (coding === 'identity') return `"${etag}"`;
  return `"${etag}-${coding}${body.isFastCompressed ? '-fast' : ''}"`;
}

/** Compares `If-None-Match` with an entity tag, weak or strong (RFC 9110, section 13.1.2). */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** Headers as alternating names and values, the form that Node writes fastest; valid for one second, as they include `Age`. */
interface HeaderPairs {
  /** `Age` in the headers. */
  ageSeconds: number;
  /** Body that the headers describe; recompression replaces the body of an entry. */
  body: EncodedBody;
  pairs: string[];
}

/** A page is served until a pending invalidation of one of its tags is committed, which the webhook does before it responds. */
const servableStates: CacheState[] = ['fresh', 'invalidating'];
const maxKeys = 5000;
const maxFingerprintLength = 1000;

/**
 * Creates the fast path: serves a cached page in the same turn of the event loop. It remembers the page key of each request, because the
 * key depends on nothing but the request. The valid parameters of the page, and its cache entry, are looked up each time.
 * @param tryFilterParameters returns the key without invalid parameters; undefined while the valid parameters are not in memory
 * @param securityHeaders headers of every response
 */
export function createFastPath(
  cache: PageCache,
  tryFilterParameters: (key: PageKey) => PageKey | undefined,
  securityHeaders: Record<string, string>,
) {
  const keysByFingerprint = new LRUCache<string, PageKey>({ max: maxKeys });
  const headersByEntry = new WeakMap<CacheEntry, Partial<Record<ContentCoding, HeaderPairs>>>();

  function headerPairs(entry: CacheEntry, coding: ContentCoding): string[] {
    const pairsByCoding = headersByEntry.get(entry) ?? {};
    headersByEntry.set(entry, pairsByCoding);
    const ageSeconds = Math.floor((performance.now() - entry.storedAt) / 1000);
    const cachedHeaders = pairsByCoding[coding];
    const { body } = entry.response;
    if (cachedHeaders?.ageSeconds === ageSeconds && cachedHeaders.body === body) return cachedHeaders.pairs;
    const headers = { ...securityHeaders, ...headersFor(entry.response, coding), ...cacheHeadersOf(entry) };
    const pairs = Object.entries(headers).flatMap(([name, values]) =>
      [values].flat().flatMap((value) => [name, value]),
    );
    pairsByCoding[coding] = { ageSeconds, body, pairs };
    return pairs;
  }

  return {
    /** Serves a request from the cache. Sends nothing and returns false when no page with status 200 is cached, or it is stale or expired. */
    tryServe(req: IncomingMessage, res: ServerResponse): boolean {
      const fingerprint = fingerprintOf(req);
      const key = fingerprint === null ? undefined : keysByFingerprint.get(fingerprint);
      const filteredKey = key && tryFilterParameters(key);
      const entry = filteredKey && cache.get(filteredKey);
      if (entry?.response.status !== 200 || !servableStates.includes(stateOf(entry))) return false;
      const coding = negotiateCoding(req.headers['accept-encoding'], entry.response.body);
      res.writeHead(200, headerPairs(entry, coding)).end(bodyFor(entry.response, coding));
      return true;
    },
    /** Remembers the key of a request for a page that visitors share; ignores any other request. */
    remember(req: IncomingMessage, route: Route): void {
      if (route.kind !== 'page') return;
      const fingerprint = fingerprintOf(req);
      if (fingerprint === null || fingerprint.length > maxFingerprintLength) return;
      keysByFingerprint.set(fingerprint, route.key);
    },
  };
}

/** Joins the parts of a request that select the page; null for flight, conditional and non-GET requests. */
function fingerprintOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || isFlightRequest(headers) || headers['if-none-match'] !== undefined) return null;
  return `${url}\n${headers.host}\n${headers.accept}`;
}
