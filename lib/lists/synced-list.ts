/**
 * Makes another list of a list; the same one where nothing is to change. It may be asked again, of what the list has become
 * meanwhile, and must mean the same then.
 */
export type Change<T> = (items: readonly T[]) => readonly T[];

/** A list of a visitor, wherever it lives. */
export interface SyncedList<T> {
  get(): readonly T[];
  /** Calls back after every change, whoever made it; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Changes the list, and resolves to what it is once that is done; rejects where it could not be done, and then undoes it. */
  update(change: Change<T>): Promise<readonly T[]>;
}
