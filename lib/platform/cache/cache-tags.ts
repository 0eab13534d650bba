/** A change that the API reports; `slug` is absent for the home page. */
export interface ChangeEvent {
  event: 'product.updated' | 'category.updated' | 'feature.updated' | 'home.updated';
  slug?: string;
}

interface CacheRule {
  /** Builds the tag as contract/README.md "Cache tags" spells it. */
  tag: (slug: string) => string;
  /** Maximum lifetime of a read; events can invalidate it earlier. */
  seconds: number;
  invalidatedBy: ChangeEvent['event'][];
}

const anyCatalogueChange: ChangeEvent['event'][] = ['product.updated', 'category.updated', 'feature.updated'];

/** Tag, lifetime and invalidating events of each kind of cached read. */
export const cacheRules = {
  home: { tag: () => 'home', seconds: 300, invalidatedBy: [...anyCatalogueChange, 'home.updated'] },
  menu: { tag: () => 'menu', seconds: 900, invalidatedBy: ['category.updated', 'feature.updated'] },
  categories: {
    tag: () => 'categories',
    seconds: 900,
    invalidatedBy: ['category.updated', 'product.updated'],
  },
  filters: { tag: () => 'filters', seconds: 900, invalidatedBy: ['category.updated', 'product.updated'] },
  listing: { tag: () => 'listing', seconds: 300, invalidatedBy: anyCatalogueChange },
  category: { tag: (slug) => `category:${slug}`, seconds: 300, invalidatedBy: ['category.updated'] },
  feature: { tag: (slug) => `feature:${slug}`, seconds: 300, invalidatedBy: ['feature.updated'] },
  product: { tag: (slug) => `product:${slug}`, seconds: 300, invalidatedBy: ['product.updated'] },
} satisfies Record<string, CacheRule>;

export type CacheKind = keyof typeof cacheRules;

/** Longest tag that Next accepts. */
const maxTagLength = 256;

/** Encodes a tag for HTTP headers and truncates it to the length that Next accepts. */
export function encodeTag(tag: string): string {
  return encodeURIComponent(tag).slice(0, maxTagLength);
}

/** Returns the encoded tag of one kind of read, for one slug where the kind has slugs. */
export function cacheTag(kind: CacheKind, slug = ''): string {
  return encodeTag(cacheRules[kind].tag(slug));
}

/** Returns the encoded tags that a change event invalidates. */
export function tagsInvalidatedBy({ event, slug = '' }: ChangeEvent): string[] {
  return Object.values<CacheRule>(cacheRules)
    .filter((rule) => rule.invalidatedBy.includes(event))
    .map((rule) => encodeTag(rule.tag(slug)));
}
