/** Tags of the reads of the current page. Next expires the page with any of them. */
export const pageTags: string[] = [];

/** Replaces the function of `next/cache` in tests of components: stores nothing, and records tags. */
export function unstable_cache<Read>(read: Read, _key: string[], { tags }: { tags: string[] }): Read {
  pageTags.push(...tags);
  return read;
}
