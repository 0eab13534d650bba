import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Profile, ProfileUpdate } from '../../contract/accounts.ts';

type StoredAddresses = z.infer<typeof Profile>['addresses'];
type AddressUpdates = NonNullable<z.output<typeof ProfileUpdate>['addresses']>;

/** Replaces the stored addresses: known ids are kept, others are generated, and exactly one address is the default. */
export function mergeAddresses(updates: AddressUpdates, stored: StoredAddresses): StoredAddresses {
  const knownIds = new Set(stored.map(({ id }) => id));
  // Without a default in the update, the first address becomes the default.
  const defaultIndex = Math.max(
    0,
    updates.findIndex(({ isDefault }) => isDefault),
  );
  return updates.map((address, index) => {
    // `delete` returns true once for each known id: a second address with the same id gets a new one.
    const id = address.id != null && knownIds.delete(address.id) ? address.id : randomUUID();
    return { ...address, id, isDefault: index === defaultIndex };
  });
}
