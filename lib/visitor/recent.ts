/** Products that are shown as looked at last. */
export const mostRecent = 12;

/** The slugs with one of them first, one more than is shown: a product's own page leaves that product out. */
export function withFirst(slugs: readonly string[], slug: string): readonly string[] {
  return [slug, ...slugs.filter((other) => other !== slug)].slice(0, mostRecent + 1);
}
