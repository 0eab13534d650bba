import type { Orm } from '../db/database.ts';
import { change } from '../db/schema/change.ts';

/** Change event of the webhook; `home.updated` has no slug. */
export interface CatalogueChange {
  event: 'product.updated' | 'category.updated' | 'feature.updated' | 'home.updated';
  slug?: string;
}

/**
 * Records changes that no database trigger sees: new products and the home page. Triggers record updates and deletions of
 * products, variants, categories and feature tags. Call it in the transaction of the change.
 */
export async function recordChanges(orm: Orm, changes: CatalogueChange[]): Promise<void> {
  if (changes.length > 0) await orm.insert(change).values(changes);
}
