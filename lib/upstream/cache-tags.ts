/** What a change event says has changed; `slug` is absent for the home page. */
export interface ChangeEvent {
  event: 'product.updated' | 'category.updated' | 'feature.updated' | 'home.updated';
  slug?: string;
}

interface CacheRule {
  /** The tag as contract.md writes it; the named kinds take a slug. */
  tag: (slug: string) => string;
  /** Seconds a read lives when no event clears it earlier. */
  seconds: number;
  clearedBy: ChangeEvent['event'][];
}

const anyCatalogueChange: ChangeEvent['event'][] = ['product.updated', 'category.updated', 'feature.updated'];

/** The one table of cache tags: which read writes which tag, how long it lives, and which event clears it. */
export const cacheRules = {
  home: { tag: () => 'home', seconds: 300, clearedBy: [...anyCatalogueChange, 'home.updated'] },
  menu: { tag: () => 'menu', seconds: 900, clearedBy: ['category.updated', 'feature.updated'] },
  categories: { tag: () => 'categories', seconds: 900, clearedBy: ['category.updated', 'product.updated'] },
  filters: { tag: () => 'filters', seconds: 900, clearedBy: ['category.updated', 'product.updated'] },
  listing: { tag: () => 'listing', seconds: 300, clearedBy: anyCatalogueChange },
  category: { tag: (slug) => `category:${slug}`, seconds: 300, clearedBy: ['category.updated'] },
  feature: { tag: (slug) => `feature:${slug}`, seconds: 300, clearedBy: ['feature.updated'] },
  product: { tag: (slug) => `product:${slug}`, seconds: 300, clearedBy: ['product.updated'] },
} satisfies Record<string, CacheRule>;

export type CacheKind = keyof typeof cacheRules;

const longestTag = 256;

/** Tag as the cache stores it: header-safe, and cut to the length the cache accepts. */
export function storedTag(tag: string): string {
  return encodeURIComponent(tag).slice(0, longestTag);
}

/** Tag of one kind of read, for one slug where the kind has slugs, as the cache stores it. */
export function cacheTag(kind: CacheKind, slug = ''): string {
  return storedTag(cacheRules[kind].tag(slug));
}

/** Tags, as the cache stores them, that a change event clears. */
export function tagsClearedBy({ event, slug = '' }: ChangeEvent): string[] {
  return Object.values<CacheRule>(cacheRules)
    .filter((rule) => rule.clearedBy.includes(event))
    .map((rule) => storedTag(rule.tag(slug)));
}
