/** Number of recently viewed products shown. */
export const maxRecentlyViewed = 12;

/** Moves a slug to the front and limits the list to one more than is shown, because a product page omits its own product. */
export function withViewed(slugs: readonly string[], slug: string): readonly string[] {
  return [slug, ...slugs.filter((other) => other !== slug)].slice(0, maxRecentlyViewed + 1);
}
