import { customerKey } from '../../platform/auth/session.ts';
import type { LocalKey, SessionKey } from '../../platform/browser-storage/keys.ts';
import {
  loadSessionValue,
  loadStored,
  persistSessionValue,
  persistStored,
  removeSessionValue,
  removeStored,
} from '../../platform/browser-storage/stored-values.ts';
import { asObject } from '../../platform/wire/json.ts';

/**
 * Creates a storage whose values belong to whoever stored them: `{owner: customer key, or null for a guest, value}`. A guest's value is
 * carried over when the guest signs in.
 */
function createOwnerStorage<Key>(
  loadValue: (key: Key) => unknown,
  persistValue: (key: Key, value: unknown) => void,
  removeValue: (key: Key) => void,
) {
  return {
    persist(key: Key, value: unknown): void {
      persistValue(key, { owner: customerKey(), value });
    },
    /**
     * Returns undefined when the value is missing, malformed or another customer's, which is removed.
     * @param customer key of the customer who loads it; by default the one signed in now
     */
    load(key: Key, customer = customerKey()): unknown {
      const stored = asObject(loadValue(key));
      if (!stored) return undefined;
      if (stored.owner === null || stored.owner === customer) return stored.value;
      removeValue(key);
      return undefined;
    },
    /** Removes the value, whoever stored it. */
    remove: removeValue,
  };
}

/** Values of this tab. */
export const ownerSessionStorage = createOwnerStorage<SessionKey>(
  loadSessionValue,
  persistSessionValue,
  removeSessionValue,
);

/** Values that all tabs share. */
export const ownerLocalStorage = createOwnerStorage<LocalKey>(loadStored, persistStored, removeStored);
