import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Profile, ProfileUpdate } from '../../contract/accounts.ts';

type Kept = z.infer<typeof Profile>['addresses'];
type Given = NonNullable<z.output<typeof ProfileUpdate>['addresses']>;

/** Addresses as they are kept: those that are known keep their id, and exactly one is the default. */
export function arrangeAddresses(given: Given, known: Kept): Kept {
  const ids = new Set(known.map(({ id }) => id));
  const chosen = Math.max(
    0,
    given.findIndex(({ isDefault }) => isDefault),
  );
  return given.map((address, index) => {
    const id = address.id != null && ids.delete(address.id) ? address.id : randomUUID();
    return { ...address, id, isDefault: index === chosen };
  });
}
