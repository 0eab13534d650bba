import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isFlightRequest } from '../../lib/platform/next/private-formats.ts';
import type { PageKey } from '../../lib/site/routing/page-key.ts';
import type { Route } from '../../lib/site/routing/resolve-route.ts';
import { type ContentCoding, type EncodedBody, negotiateCoding } from '../pages/content-encoding.ts';
import { type CacheEntry, type CacheState, type PageCache, stateOf } from '../pages/page-cache.ts';
import { cacheHeadersOf } from '../pages/page-response.ts';
import { bodyFor, headersFor } from './send-response.ts';

/** Headers as alternating names and values, the form that Node writes fastest; valid for one second, as they include `Age`. */
interface HeaderPairs {
  /** `Age` in the headers. */
  ageSeconds: number;
  /** Body that the headers describe; recompression replaces the body of an entry. */
  body: EncodedBody;
  pairs: string[];
}

const servedStates: CacheState[] = ['fresh', 'invalidating'];
const maxKeys = 5000;
const maxFingerprintLength = 1000;

/**
 * Creates the fast path: serves a cached page in the same turn of the event loop. It remembers the keys of requests, which depend on
 * nothing but the request; which page is cached, and under which options, is looked up each time.
 * @param tryFilter returns the key with the options that exist; undefined when these have to be read first
 * @param securityHeaders headers of every response
 */
export function createFastPath(
  cache: PageCache,
  tryFilter: (key: PageKey) => PageKey | undefined,
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
    /** Serves a request from the cache. Sends nothing and returns false on a miss. */
    tryServe(req: IncomingMessage, res: ServerResponse): boolean {
      const fingerprint = fingerprintOf(req);
      const key = fingerprint === null ? undefined : keysByFingerprint.get(fingerprint);
      const filteredKey = key && tryFilter(key);
      const entry = filteredKey && cache.get(filteredKey);
      if (entry?.response.status !== 200 || !servedStates.includes(stateOf(entry))) return false;
      const coding = negotiateCoding(req.headers['accept-encoding'], entry.response.body);
      res.writeHead(200, headerPairs(entry, coding)).end(bodyFor(entry.response, coding));
      return true;
    },
    /** Remembers the key of a request. */
    remember(req: IncomingMessage, route: Route): void {
      const fingerprint = route.kind === 'page' ? fingerprintOf(req) : null;
      if (fingerprint === null || fingerprint.length > maxFingerprintLength || route.kind !== 'page') return;
      keysByFingerprint.set(fingerprint, route.key);
    },
  };
}

/** Joins the parts of a request that select the page; null for flight, conditional and non-GET requests. */
function fingerprintOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || isFlightRequest(headers) || headers['if-none-match'] !== undefined) return null;
  return `${url}\n${headers.host}\n${headers.accept}`;
}
