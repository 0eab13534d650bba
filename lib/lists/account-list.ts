import { createStore } from '../store/store.ts';
import type { Change, SyncedList } from './synced-list.ts';

/** A list that lives in the account of whoever is signed in. */
export interface AccountList<T> extends SyncedList<T> {
  /** What the account has, as far as it has said. */
  held(): readonly T[];
  /**
   * Reads the list again, in its turn among the changes: an older answer never covers a newer one.
   * @param read gives it, where it comes with something else that is done to it
   * @throws {CallError} when it cannot be read
   */
  load(read?: () => Promise<readonly T[]>): Promise<void>;
}

/**
 * Opens a list of an account. A change shows at once; what the upstream answers counts in the end, and changes are sent one after
 * the other, so that the last answer is the truth (specification section 4).
 * @param account how it is asked: `fetch` gives what it has; `send` tells it in what two lists differ, and gives what it has then
 */
export function accountList<T>(account: {
  fetch(): Promise<readonly T[]>;
  send(before: readonly T[], after: readonly T[]): Promise<readonly T[]>;
}): AccountList<T> {
  const { fetch, send } = account;
  const { get, set, subscribe } = createStore<readonly T[]>([]);
  let truth: readonly T[] = [];
  let pending: Change<T>[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  const publish = () => set(pending.reduce((items, change) => change(items), truth));
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  };
  return {
    get,
    subscribe,
    held: () => truth,
    load: (read = fetch) =>
      inTurn(async () => {
        truth = await read();
        publish();
      }),
    async update(change) {
      pending.push(change);
      publish();
      await inTurn(async () => {
        try {
          truth = await send(truth, change(truth));
        } catch (error) {
          truth = await fetch().catch(() => truth);
          throw error;
        } finally {
          pending = pending.filter((other) => other !== change);
          publish();
        }
      });
      return get();
    },
  };
}
