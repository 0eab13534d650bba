/**
 * Pure function from the current items to the new ones; returns its argument for no change. It may run several times, on
 * items that other updates have changed meanwhile.
 */
export type ListUpdater<T> = (items: readonly T[]) => readonly T[];

/** Observable list of a visitor, stored in this browser or in an account. */
export interface SyncedList<T> {
  get(): readonly T[];
  /** Registers a listener for changes from any source; returns a function that removes it. */
  subscribe(listener: () => void): () => void;
  /** Resolves to the items once the update is stored; rejects after rolling back when it fails. */
  update(updater: ListUpdater<T>): Promise<readonly T[]>;
}
