/** Products looked at that are remembered. */
const mostRecent = 12;

/** The slugs with one of them first, at most 12. */
export function withFirst(slugs: readonly string[], slug: string): readonly string[] {
  return [slug, ...slugs.filter((other) => other !== slug)].slice(0, mostRecent);
}
