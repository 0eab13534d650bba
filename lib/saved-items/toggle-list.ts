import type { StoredList } from '../browser-storage/stored-list.ts';
import { hasItem, joinItems, type SavedItem, toggleItem, withoutItem } from './saved-items.ts';

/** A list that products are put on and taken off again. */
export interface ToggleList {
  /** Puts a product on the list or takes it off; says which, or that it could not be done. */
  toggle(item: SavedItem): Promise<'added' | 'removed' | 'failed'>;
  /** Takes a product off the list; says whether that worked. */
  remove(slug: string): Promise<boolean>;
  /** Puts products on the list that are not there yet; says whether that worked. */
  join(items: readonly SavedItem[]): Promise<boolean>;
}

/**
 * The list that a function names at the time, to be toggled.
 * @param tried makes a change, on another list where that has come to be the one, and deals with its failure; says whether it worked
 */
export function toggleList(
  list: () => StoredList<SavedItem>,
  tried: (change: () => Promise<unknown>) => Promise<boolean>,
): ToggleList {
  return {
    async toggle(item) {
      let outcome: 'added' | 'removed' | undefined;
      const change = (items: readonly SavedItem[]) => {
        const has = hasItem(items, item.slug);
        outcome ??= has ? 'removed' : 'added';
        return has === (outcome === 'added') ? items : toggleItem(items, item);
      };
      return (await tried(() => list().update(change))) && outcome ? outcome : 'failed';
    },
    remove: (slug) => tried(() => list().update((items) => withoutItem(items, slug))),
    join: (others) => tried(() => list().update((items) => joinItems(items, others))),
  };
}
