'use client';

import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/**
 * What a store holds, or a part of it; on the server, and while a page comes to life, of what it began with.
 * @param select gives the part, the same one as long as nothing in it has changed
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
