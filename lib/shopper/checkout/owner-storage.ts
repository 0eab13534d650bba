import { customerId } from '../../platform/auth/session.ts';
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

/** Creates a storage whose values carry the id of the customer they belong to, null for a guest. */
function createOwnerStorage<Key>(
  loadValue: (key: Key) => unknown,
  persistValue: (key: Key, value: unknown) => void,
  remove: (key: Key) => void,
) {
  return {
    persist(key: Key, value: unknown): void {
      persistValue(key, { owner: customerId(), value });
    },
    load(key: Key, customer = customerId()): unknown {
      const stored = asObject(loadValue(key));
      if (!stored) return undefined;
      if (stored.owner === null || stored.owner === customer) return stored.value;
      remove(key);
      return undefined;
    },
  };
}

const ownerSessionStorage = createOwnerStorage<SessionKey>(
  loadSessionValue,
  persistSessionValue,
  removeSessionValue,
);

/** Like `persistForOwner` and `loadForOwner`, in local storage, which all tabs share. */
export const ownerLocalStorage = createOwnerStorage<LocalKey>(loadStored, persistStored, removeStored);

/**
 * Persists a value in this tab's session storage. A customer's value can be loaded by that customer only; a guest's value
 * is carried over when the guest signs in.
 */
export const persistForOwner = ownerSessionStorage.persist;

/**
 * Loads a value of `persistForOwner`; undefined when it is missing, malformed or another customer's. Another customer's value is
 * removed.
 * The second parameter is the id of the customer, by default the one signed in now.
 */
export const loadForOwner = ownerSessionStorage.load;
