import type { Id } from '../catalogue/types.ts';
import type { Locale } from '../i18n/routing.ts';
import type { ListedItem } from '../visitor/listed-items.ts';
import { fetchWishes, sendWish, withdrawWish } from './calls.ts';

/** The wishlist of the signed-in customer, in the shape of a stored list. */
export interface CustomerWishlist {
  get(): readonly ListedItem[];
  onChange(listener: () => void): void;
  /** Shows a change at once and sends what it adds and takes away; what the upstream says counts in the end. */
  update(change: (items: readonly ListedItem[]) => readonly ListedItem[]): Promise<readonly ListedItem[]>;
  /** @throws {CallError} when it cannot be read */
  load(): Promise<void>;
}

/** Opens the customer's wishlist. */
export function customerWishlist(locale: Locale): CustomerWishlist {
  const listeners = new Set<() => void>();
  let items: readonly ListedItem[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  const show = (next: readonly ListedItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const read = async () => show(await fetchWishes(locale));
  /** Runs work when all before it is done: an older answer never covers a newer change. */
  const inTurn = (work: () => Promise<void>) => {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  };
  return {
    get: () => items,
    onChange: (listener) => listeners.add(listener),
    load: () => inTurn(read),
    async update(change) {
      const before = items;
      show(change(items));
      const added = items.filter(({ slug }) => !before.some((item) => item.slug === slug));
      const removed = before.filter(({ slug }) => !items.some((item) => item.slug === slug));
      await inTurn(async () => {
        try {
          for (const productId of idsOf(added)) await sendWish(productId, locale);
          for (const productId of idsOf(removed)) await withdrawWish(productId, locale);
        } catch (error) {
          await read().catch(() => {});
          throw error;
        }
      });
      return items;
    },
  };
}

function idsOf(items: readonly ListedItem[]): Id[] {
  return items.flatMap(({ productId }) => (productId === null ? [] : [productId]));
}
