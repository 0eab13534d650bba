/** Bytes of memory for what is kept. */
export interface Room {
  /** Pages in their final bytes. */
  answers: number;
  /** Files with the scripts of those pages. */
  scripts: number;
  /** Reads of the upstream. */
  reads: number;
  /** Pages as Next keeps them, while their other forms are asked for. */
  nextPages: number;
}

const bytesPerMb = 1024 * 1024;

/** Parts the memory of `PAGE_CACHE_MB`. */
export function partRoom(megabytes: number): Room {
  const eighth = (megabytes * bytesPerMb) / 8;
  return { answers: 4 * eighth, scripts: eighth, reads: 2 * eighth, nextPages: eighth };
}
