/** Reads the shop's page cache from a `Cache-Status` header (RFC 9211); null when the response is not cached. */
export function cacheState(header: string): 'HIT' | 'MISS' | 'STALE' | null {
  if (/; hit\b/.test(header)) return /; ttl=-/.test(header) ? 'STALE' : 'HIT';
  return /; stored\b/.test(header) ? 'MISS' : null;
}
