import { pageLocale } from '../../platform/i18n/page-locale.ts';
import { createStore, type Store } from '../../platform/store/store.ts';
import type { CartLine } from '../cart/cart.ts';
import type { SlugsById } from '../cart/find-slugs.ts';
import { visitorStore } from './state.ts';

interface SlugLookups {
  /** Slugs that were looked up, until the page unloads. */
  slugs: SlugsById;
  isFetching: boolean;
  /** True when the last lookup failed. */
  hasFailed: boolean;
}

const lookups = createStore<SlugLookups>({ slugs: new Map(), isFetching: false, hasFailed: false });

/** Lookups of products whose line in the cart has no slug, as other programs or an API may leave it out (docs/behaviour.md §11). */
export const slugLookups: Omit<Store<SlugLookups>, 'set'> = lookups;

/** Returns the line with the slug that was found for it, if any. */
export function withFoundSlug(line: CartLine, slugs: SlugsById): CartLine {
  return line.slug === null ? { ...line, slug: slugs.get(String(line.productId)) ?? null } : line;
}

/**
 * Looks up the products of lines without a slug and writes the slugs into the cart, so that they are looked up once. Never rejects.
 * @param isRetry false to do nothing after a failure
 */
export async function lookUpSlugs(cart: readonly CartLine[], { isRetry = false } = {}): Promise<void> {
  const { slugs, isFetching, hasFailed } = lookups.get();
  const lines = cart.filter(({ slug, productId }) => slug === null && !slugs.has(String(productId)));
  if (lines.length === 0 || isFetching || (hasFailed && !isRetry)) return;
  lookups.set({ slugs, isFetching: true, hasFailed: false });
  try {
    const { findSlugs } = await import('../cart/find-slugs.ts');
    const newSlugs = new Map([...slugs, ...(await findSlugs(lines, pageLocale()))]);
    lookups.set({ slugs: newSlugs, isFetching: false, hasFailed: false });
    const store = await visitorStore();
    await store.cart.update((current) =>
      current.some(({ slug, productId }) => slug === null && newSlugs.get(String(productId)))
        ? current.map((line) => withFoundSlug(line, newSlugs))
        : current,
    );
  } catch {
    lookups.set({ slugs, isFetching: false, hasFailed: true });
  }
}
