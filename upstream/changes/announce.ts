import type { Orm } from '../db/database.ts';
import { change } from '../db/schema/change.ts';

/** A change as the webhook names it; the home page has no slug. */
export interface Change {
  event: 'product.updated' | 'category.updated' | 'feature.updated' | 'home.updated';
  slug?: string;
}

/**
 * Notes changes that no trigger sees, in the transaction that makes them. What updates or deletes a product, a variant, a
 * category or a feature tag need not call this.
 */
export async function announceChanges(orm: Orm, changes: Change[]): Promise<void> {
  if (changes.length > 0) await orm.insert(change).values(changes);
}
