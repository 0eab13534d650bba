import type { Change } from '../lists/synced-list.ts';
import { hasItem, type SavedItem, toggleItem } from '../saved-items/saved-items.ts';

/** A list of the visitor's. Its changes never reject: they say whether they worked, and the visitor is told when one did not. */
export interface VisitorList<T> {
  get(): readonly T[];
  update(change: Change<T>): Promise<boolean>;
}

/** A list that products are put on and taken off again. */
export interface ToggleList extends VisitorList<SavedItem> {
  /** Puts a product on the list or takes it off; says which, or that it could not be done. */
  toggle(item: SavedItem): Promise<'added' | 'removed' | 'failed'>;
}

/** A list with its toggle, which stays what it was on the list that it met first. */
export function toggleList(list: VisitorList<SavedItem>): ToggleList {
  return {
    ...list,
    async toggle(item) {
      let outcome: 'added' | 'removed' | undefined;
      const change: Change<SavedItem> = (items) => {
        const has = hasItem(items, item.slug);
        outcome ??= has ? 'removed' : 'added';
        return has === (outcome === 'added') ? items : toggleItem(items, item);
      };
      return (await list.update(change)) && outcome ? outcome : 'failed';
    },
  };
}
