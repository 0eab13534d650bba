/** Observable value for `useStore`. */
export interface Store<T> {
  /** Value rendered on the server and during hydration. */
  initial: T;
  get(): T;
  /** Replaces the value and notifies all subscribers. */
  set(next: T): void;
  /** Registers a listener for changes; returns a function that removes it. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store whose value lives in memory. */
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
