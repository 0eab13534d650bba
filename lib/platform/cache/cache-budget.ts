/** Memory limits of the caches, in bytes. */
export interface CacheBudget {
  /** Encoded pages (`server/pages/page-cache.ts`). */
  pages: number;
  /** Script files of the encoded pages. */
  scripts: number;
  /** Reads of the upstream. */
  reads: number;
  /** Page cache of Next itself: HTML and RSC payload. */
  nextPages: number;
  /** Share images and photos as JPEG. */
  jpegs: number;
  /** Valid parameters of products, which URLs are checked against (`server/pages/internal-reads.ts`). */
  productParameters: number;
}

const bytesPerMb = 1024 * 1024;

/** Splits the memory of `PAGE_CACHE_MB` among the caches, in 32 shares. */
export function splitCacheBudget(megabytes: number): CacheBudget {
  const share = (megabytes * bytesPerMb) / 32;
  return {
    pages: 16 * share,
    scripts: 5 * share,
    reads: 4 * share,
    nextPages: 4 * share,
    jpegs: 2 * share,
    productParameters: share,
  };
}
