'use client';

import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/**
 * Subscribes to a store, or to a part of its value. Returns the initial value on the server and during hydration.
 * @param select returns the part; must return the same reference while that part is unchanged
 */
export function useStore<T, Part = T>(
  { initial, get, subscribe }: Omit<Store<T>, 'set'>,
  select: (value: T) => Part = (value) => value as unknown as Part,
): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  );
}
