import { hasItem, joinItems, type ListedItem, toggleItem, withoutItem } from './listed-items.ts';
import type { StoredList } from './stored-list.ts';

/** A list that products are put on and taken off again. */
export interface ToggleList {
  /** Puts a product on the list or takes it off; says which. */
  toggle(item: ListedItem): Promise<'added' | 'removed'>;
  remove(slug: string): Promise<void>;
  /** Puts products on the list that are not there yet. */
  join(items: readonly ListedItem[]): Promise<void>;
}

/** The list that a function names at the time, to be toggled. */
export function toggleList(list: () => StoredList<ListedItem>): ToggleList {
  return {
    async toggle(item) {
      let outcome: 'added' | 'removed' = 'added';
      await list().update((items) => {
        outcome = hasItem(items, item.slug) ? 'removed' : 'added';
        return toggleItem(items, item);
      });
      return outcome;
    },
    async remove(slug) {
      await list().update((items) => withoutItem(items, slug));
    },
    async join(others) {
      await list().update((items) => joinItems(items, others));
    },
  };
}
