import { createStore, type Store } from '../store/store.ts';
import { readText } from '../wire/text.ts';
import type { LocalKey } from './keys.ts';
import { loadStored, onStorageChange, removeStored, writeStoredOrReport } from './stored-values.ts';

/** Creates a store of a string, stored as JSON in local storage; null when there is none. Loaded on first use, synchronized between tabs. */
export function createStoredString(key: LocalKey): Store<string | null> {
  const store = createStore<string | null>(null);
  let isLoaded = false;
  const loadOnce = () => {
    if (isLoaded || typeof window === 'undefined') return;
    isLoaded = true;
    const readFromStorage = () => store.set(readText(loadStored(key)));
    onStorageChange(key, readFromStorage);
    readFromStorage();
  };
  return {
    ...store,
    get() {
      loadOnce();
      return store.get();
    },
    set(text) {
      loadOnce();
      if (text === null) removeStored(key);
      else writeStoredOrReport(key, text);
      store.set(text);
    },
  };
}
