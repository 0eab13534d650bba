/**
 * Parses how the page cache handled a response from its `Cache-Status` header (RFC 9211); null when the cache neither served nor stored
 * the response. A hit is stale when its `ttl` is negative.
 */
export function cacheState(header: string): 'HIT' | 'MISS' | 'STALE' | null {
  if (/; hit\b/.test(header)) return /; ttl=-/.test(header) ? 'STALE' : 'HIT';
  return /; stored\b/.test(header) ? 'MISS' : null;
}
