import type { Change } from '../lists/synced-list.ts';
import { hasItem, type SavedItem, toggleItem } from '../saved-items/saved-items.ts';

/**
 * Puts a product on a list or takes it off. The list as it is at the first try decides which; a repeated try does the same.
 * Returns which it was, or that it could not be done.
 * @param update changes the list, and says whether that worked
 */
export async function toggle(
  update: (change: Change<SavedItem>) => Promise<boolean>,
  item: SavedItem,
): Promise<'added' | 'removed' | 'failed'> {
  let outcome: 'added' | 'removed' | undefined;
  const done = await update((items) => {
    const has = hasItem(items, item.slug);
    outcome ??= has ? 'removed' : 'added';
    return has === (outcome === 'added') ? items : toggleItem(items, item);
  });
  return done && outcome ? outcome : 'failed';
}
