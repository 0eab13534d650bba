/** Memory limits of the caches, in bytes. */
export interface CacheBudget {
  /** Encoded pages (`server/pages/page-cache.ts`). */
  pages: number;
  /** Script files of those pages. */
  scripts: number;
  /** Reads of the upstream. */
  reads: number;
  /** Page cache of Next itself: HTML and RSC payload. */
  nextPages: number;
  /** Share images and photos as JPEG. */
  jpegs: number;
}

const bytesPerMb = 1024 * 1024;

/** Splits the memory of `PAGE_CACHE_MB` among the caches. */
export function splitCacheBudget(megabytes: number): CacheBudget {
  const sixteenth = (megabytes * bytesPerMb) / 16;
  return {
    pages: 8 * sixteenth,
    scripts: 3 * sixteenth,
    reads: 2 * sixteenth,
    nextPages: 2 * sixteenth,
    jpegs: sixteenth,
  };
}
