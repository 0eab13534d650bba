import { hasItem, joinItems, type ListedItem, toggleItem, withoutItem } from './listed-items.ts';
import type { StoredList } from './stored-list.ts';

/** A list that products are put on and taken off again. */
export interface ToggleList {
  /** Puts a product on the list or takes it off; says which, or that it could not be done. */
  toggle(item: ListedItem): Promise<'added' | 'removed' | 'failed'>;
  /** Takes a product off the list; says whether that worked. */
  remove(slug: string): Promise<boolean>;
  /** Puts products on the list that are not there yet; says whether that worked. */
  join(items: readonly ListedItem[]): Promise<boolean>;
}

/**
 * The list that a function names at the time, to be toggled.
 * @param tried waits for a change and deals with its failure; says whether it worked
 */
export function toggleList(
  list: () => StoredList<ListedItem>,
  tried: (change: Promise<unknown>) => Promise<boolean>,
): ToggleList {
  return {
    async toggle(item) {
      let outcome: 'added' | 'removed' = 'added';
      const change = list().update((items) => {
        outcome = hasItem(items, item.slug) ? 'removed' : 'added';
        return toggleItem(items, item);
      });
      return (await tried(change)) ? outcome : 'failed';
    },
    remove: (slug) => tried(list().update((items) => withoutItem(items, slug))),
    join: (others) => tried(list().update((items) => joinItems(items, others))),
  };
}
