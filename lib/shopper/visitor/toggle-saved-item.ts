import type { ListUpdater } from '../lists/synced-list.ts';
import { hasItem, type SavedItem, toggleItem } from '../saved-lists/saved-items.ts';

/**
 * Adds a product to a list, or removes it if the list has it. The first run of the updater decides between the two; later runs do
 * the same.
 * @param update updates the list and resolves to false when that fails
 */
export async function toggleSavedItem(
  update: (updater: ListUpdater<SavedItem>) => Promise<boolean>,
  item: SavedItem,
): Promise<'added' | 'removed' | 'failed'> {
  let outcome: 'added' | 'removed' | undefined;
  const isUpdated = await update((items) => {
    const isInList = hasItem(items, item.slug);
    outcome ??= isInList ? 'removed' : 'added';
    const hasOutcome = isInList === (outcome === 'added');
    return hasOutcome ? items : toggleItem(items, item);
  });
  return isUpdated && outcome ? outcome : 'failed';
}
