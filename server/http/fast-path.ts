import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFlightRequest } from '../../lib/next/private-formats.ts';
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
const maxFingerprints = 5000;
const maxFingerprintLength = 1000;

/**
 * Creates the fast path: a request whose URL, host and `Accept` equal those of an earlier request is served from the cache, without being
 * parsed again. All other requests, including those for stale pages, take the regular path.
 * @param securityHeaders headers of every response
 */
export function createFastPath(cache: PageCache, securityHeaders: Record<string, string>) {
  const keysByFingerprint = new Map<string, string>();
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
      const entry = key === undefined ? undefined : cache.get(key);
      if (!entry || !servedStates.includes(stateOf(entry))) return false;
      const coding = negotiateCoding(req.headers['accept-encoding'], entry.response.body);
      res.writeHead(entry.response.status, headerPairs(entry, coding)).end(bodyFor(entry.response, coding));
      return true;
    },
    /** Remembers the cache key of a request, once the page is cached. */
    remember(req: IncomingMessage, key: string): void {
      const fingerprint = fingerprintOf(req);
      if (fingerprint === null || fingerprint.length > maxFingerprintLength || !cache.get(key)) return;
      if (keysByFingerprint.size >= maxFingerprints) keysByFingerprint.clear();
      keysByFingerprint.set(fingerprint, key);
    },
  };
}

/** Joins the parts of a request that select the page; null for RSC, conditional and non-GET requests. */
function fingerprintOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || isFlightRequest(headers) || headers['if-none-match'] !== undefined) return null;
  return `${url}\n${headers.host}\n${headers.accept}`;
}
