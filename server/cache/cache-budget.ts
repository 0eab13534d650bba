/** Memory limits of the caches, in bytes. */
export interface CacheBudget {
  /** Encoded pages (`http/page-cache.ts`). */
  pages: number;
  /** Script files of those pages. */
  scripts: number;
  /** Reads of the upstream. */
  reads: number;
  /** Page cache of Next itself: HTML and RSC payload. */
  nextPages: number;
}

const bytesPerMb = 1024 * 1024;

/** Splits the memory of `PAGE_CACHE_MB` among the caches. */
export function splitCacheBudget(megabytes: number): CacheBudget {
  const eighth = (megabytes * bytesPerMb) / 8;
  return { pages: 4 * eighth, scripts: eighth, reads: 2 * eighth, nextPages: eighth };
}
