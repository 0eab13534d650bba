import type { CartSource } from '../cart/cart.ts';
import { localCart } from '../cart/local-cart.ts';
import {
  hasItem,
  joinItems,
  type ListedItem,
  readItem,
  sameItem,
  toggleItem,
  withoutItem,
} from './listed-items.ts';
import { slugOf } from './read-fields.ts';
import { withFirst } from './recent.ts';
import type { VisitorState } from './state.ts';
import { onStorageFailure } from './storage.ts';
import { type StoredList, storedList } from './stored-list.ts';

/** A list that products are put on and taken off again. */
export interface ToggleList {
  /** Puts a product on the list or takes it off; says which. */
  toggle(item: ListedItem): Promise<'added' | 'removed'>;
  remove(slug: string): Promise<void>;
  /** Puts products on the list that are not there yet. */
  join(items: readonly ListedItem[]): Promise<void>;
}

/** Everything that changes what the shop keeps for its visitor. */
export interface Visitor {
  cart: CartSource;
  wishlist: ToggleList;
  compare: ToggleList;
  /** Notes that a product has been looked at. */
  saw(slug: string): Promise<void>;
  /** Calls back once when something could not be kept beyond this page. */
  onStorageFailure(tell: () => void): void;
}

/** Opens the visitor's things and publishes them, now and after every change. */
export function startVisitor(publish: (state: VisitorState) => void): Visitor {
  const cart = localCart();
  const wishlist = storedList('wishlist_products', readItem, sameItem);
  const compare = storedList('compare_products', readItem, sameItem);
  const recent = storedList('recent_products', slugOf, (one, other) => one === other);
  const publishAll = () =>
    publish({
      ready: true,
      cart: cart.get(),
      wishlist: wishlist.get(),
      compare: compare.get(),
      recent: recent.get(),
    });
  for (const part of [cart, wishlist, compare, recent]) part.onChange(publishAll);
  publishAll();
  return {
    cart,
    wishlist: toggleList(wishlist),
    compare: toggleList(compare),
    async saw(slug) {
      await recent.update((slugs) => withFirst(slugs, slug));
    },
    onStorageFailure,
  };
}

function toggleList(stored: StoredList<ListedItem>): ToggleList {
  return {
    async toggle(item) {
      let outcome: 'added' | 'removed' = 'added';
      await stored.update((items) => {
        outcome = hasItem(items, item.slug) ? 'removed' : 'added';
        return toggleItem(items, item);
      });
      return outcome;
    },
    async remove(slug) {
      await stored.update((items) => withoutItem(items, slug));
    },
    async join(others) {
      await stored.update((items) => joinItems(items, others));
    },
  };
}
