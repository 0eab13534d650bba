import { fetchProducts } from '../catalogue/fetch-products.ts';
import type { Locale } from '../i18n/routing.ts';
import type { SavedItem } from '../saved-items/saved-items.ts';
import { CallError } from '../upstream/call-error.ts';
import type { Id } from '../wire/identifiers.ts';
import { sendWish } from './calls.ts';

const gone = 404;
/** Refusals that are about one product and say nothing of the others. */
const aboutOne = [400, 422];

/** What became of products that were to be put on a customer's wishlist. */
export interface SentWishes {
  /** Those that are on it now, with their ids. */
  added: SavedItem[];
  /** Those that no longer exist. */
  gone: SavedItem[];
  /** Why the rest is not on it; null when there is no rest. */
  failure: unknown;
  /** What the upstream said when a product turned out to be gone; null when it was not asked for one. */
  refusal: unknown;
}

/**
 * Puts products on the customer's wishlist, one after the other, until a failure keeps back all the rest. Where only the address
 * of a product is known, its id is looked up first. Never rejects.
 */
export async function sendWishes(items: readonly SavedItem[], locale: Locale): Promise<SentWishes> {
  const sent: SentWishes = { added: [], gone: [], failure: null, refusal: null };
  for (const { slug, productId } of await withIds(items, locale)) {
    if (productId === undefined) sent.failure ??= new CallError(0);
    if (productId === null) sent.gone.push({ slug, productId });
    if (productId === undefined || productId === null) continue;
    const item = { slug, productId };
    try {
      await sendWish(productId, locale);
      sent.added.push(item);
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      if (status === gone) {
        sent.gone.push(item);
        sent.refusal = error;
        continue;
      }
      sent.failure = error;
      if (!aboutOne.includes(status)) break;
    }
  }
  return sent;
}

interface IdentifiedItem {
  slug: string;
  /** Null for a product that no longer exists; undefined where it could not be found out. */
  productId: Id | null | undefined;
}

async function withIds(items: readonly SavedItem[], locale: Locale): Promise<IdentifiedItem[]> {
  const unknown = items.filter(({ productId }) => productId === null).map(({ slug }) => slug);
  if (unknown.length === 0) return [...items];
  const found = await fetchProducts(locale, unknown).then(
    (facts) => new Map(Object.entries(facts)),
    () => new Map<string, never>(),
  );
  return items.map(({ slug, productId }) => {
    const fact = found.get(slug);
    return { slug, productId: productId ?? (fact === null ? null : fact?.id) };
  });
}
