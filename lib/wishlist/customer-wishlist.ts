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
  const load = async () => show(await fetchWishes(locale));
  return {
    get: () => items,
    onChange: (listener) => listeners.add(listener),
    load,
    async update(change) {
      const before = items;
      show(change(items));
      const added = items.filter(({ slug }) => !before.some((item) => item.slug === slug));
      const removed = before.filter(({ slug }) => !items.some((item) => item.slug === slug));
      const run = async () => {
        for (const productId of idsOf(added)) await sendWish(productId, locale);
        for (const productId of idsOf(removed)) await withdrawWish(productId, locale);
      };
      const done = queue.then(run);
      queue = done.catch(load).catch(() => {});
      await done;
      return items;
    },
  };
}

function idsOf(items: readonly ListedItem[]): Id[] {
  return items.flatMap(({ productId }) => (productId === null ? [] : [productId]));
}
