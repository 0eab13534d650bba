/**
 * What an answer's `Cache-Status` (RFC 9211) says of the shop's own store: kept, made and kept just now, or kept and being made anew; null
 * where it is not kept.
 */
export function cacheState(header: string): 'HIT' | 'MISS' | 'STALE' | null {
  if (/; hit\b/.test(header)) return /; ttl=-/.test(header) ? 'STALE' : 'HIT';
  return /; stored\b/.test(header) ? 'MISS' : null;
}
