import { type BuiltResponse, noStore, unstorable } from './build-response.ts';
import { encodeBody } from './content-encoding.ts';
import type { CacheEntry, EncodedResponse } from './page-cache.ts';

const lastResortHtml = Buffer.from('<!doctype html><meta charset="utf-8"><title>503</title><h1>503</h1>');

/** A response, possibly from the cache, and additional headers for one request. */
export interface PageResponse {
  response: EncodedResponse;
  headers: Record<string, string>;
}

/** Serves a cached entry in place of a failed render. */
export function staleResponse(entry: CacheEntry, cacheStatusDetail: string): PageResponse {
  return {
    response: entry.response,
    headers: { ...cacheHeadersOf(entry), 'cache-status': cacheStatus(cacheStatusDetail) },
  };
}

/** Serves a page that was rendered from the last good reads in place of a failed render. */
export function fallbackResponse({ response, serverTiming }: BuiltResponse): PageResponse {
  const detail = cacheStatus('fwd=stale; detail=unavailable');
  return { response, headers: { 'cache-status': detail, 'server-timing': serverTiming } };
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

/** Makes a response one that no cache may store. */
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
  const body = await encodeBody(lastResortHtml, true);
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
