/** Number of products that a product strip shows, such as that of recently viewed ones. */
export const maxStripProducts = 12;

/** Moves a slug to the front and limits the list to one more than a strip shows, because a product page omits its own product. */
export function withViewed(slugs: readonly string[], slug: string): readonly string[] {
  return [slug, ...slugs.filter((other) => other !== slug)].slice(0, maxStripProducts + 1);
}
