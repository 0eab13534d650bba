/** A value that changes, and tells its subscribers. */
export interface Store<T> {
  /** What it began with: what every page shows first, for everyone. */
  initial: T;
  get(): T;
  /** Puts another value in its place, and tells. */
  set(next: T): void;
  /** Calls back after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** A store that holds a value. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    initial,
    get: () => current,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
