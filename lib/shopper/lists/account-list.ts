import { createStore } from '../../platform/store/store.ts';
import type { ListUpdater, SyncedList } from './local-list.ts';

/** List stored in the account of the signed-in customer. */
export interface AccountList<T> extends SyncedList<T> {
  /** Items of the last API response, without optimistic changes. */
  confirmedItems(): readonly T[];
  /**
   * Refetches the list. Queued with the updates, so an older response never overwrites a newer one.
   * @throws {CallError} when the list cannot be fetched
   */
  load(): Promise<void>;
  /** Like `load`, but takes the list from another call of the API, which may have changed it. Rejects as the call does. */
  loadFrom(call: () => Promise<readonly T[]>): Promise<void>;
}

/**
 * Creates a list with optimistic updates. Updates show at once and are sent one at a time; the last response replaces the
 * optimistic items. After a failed update the list is fetched again; when that fails, too, the items of the last response return.
 * @param account `send` applies the difference between two lists to the account and returns the resulting items
 */
export function createAccountList<T>(account: {
  fetch(): Promise<readonly T[]>;
  send(before: readonly T[], after: readonly T[]): Promise<readonly T[]>;
}): AccountList<T> {
  const { fetch, send } = account;
  const { get, set, subscribe } = createStore<readonly T[]>([]);
  let confirmedItems: readonly T[] = [];
  let pendingUpdaters: ListUpdater<T>[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  const publish = () => set(pendingUpdaters.reduce((items, updater) => updater(items), confirmedItems));
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  };
  const loadFrom = (call: () => Promise<readonly T[]>) =>
    enqueue(async () => {
      confirmedItems = await call();
      publish();
    });
  return {
    get,
    subscribe,
    confirmedItems: () => confirmedItems,
    load: () => loadFrom(fetch),
    loadFrom,
    async update(updater) {
      pendingUpdaters.push(updater);
      publish();
      await enqueue(async () => {
        try {
          confirmedItems = await send(confirmedItems, updater(confirmedItems));
        } catch (error) {
          // The update may have reached the account although the response was lost.
          confirmedItems = await fetch().catch(() => confirmedItems);
          throw error;
        } finally {
          pendingUpdaters = pendingUpdaters.filter((other) => other !== updater);
          publish();
        }
      });
      return get();
    },
  };
}
