import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Profile, ProfileUpdate } from '../../contract/accounts.ts';

type StoredAddresses = z.infer<typeof Profile>['addresses'];
type AddressUpdates = NonNullable<z.output<typeof ProfileUpdate>['addresses']>;

/**
 * Returns the addresses that replace the stored ones: stored addresses keep their ids, new ones get generated ids, and exactly one
 * address is the default.
 */
export function mergeAddresses(updates: AddressUpdates, stored: StoredAddresses): StoredAddresses {
  const storedIds = new Set(stored.map(({ id }) => id));
  // Without a default in the update, the first address becomes the default.
  const defaultIndex = Math.max(
    0,
    updates.findIndex(({ isDefault }) => isDefault),
  );
  return updates.map((address, index) => {
    // `delete` returns true once for each stored id: a second address with the same id gets a new one.
    const id = address.id != null && storedIds.delete(address.id) ? address.id : randomUUID();
    return { ...address, id, isDefault: index === defaultIndex };
  });
}
