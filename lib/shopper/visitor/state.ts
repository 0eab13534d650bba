import { hasStoredKeyEnding } from '../../platform/browser-storage/has-stored-key-ending.ts';
import { createStore, type Store } from '../../platform/store/store.ts';
import type { VisitorState, VisitorStore } from './visitor-store.ts';

const writableState = createStore<VisitorState>({
  isReady: false,
  hasFailed: false,
  cart: [],
  cartCount: 0,
  wishlist: [],
  compare: [],
  viewed: [],
});
let loadingStore: Promise<VisitorStore> | undefined;

/** Returns the operations on the lists, whose values are `visitorState`. The first call loads their code, which no page contains. */
export function visitorStore(): Promise<VisitorStore> {
  loadingStore ??= import('./visitor-store.ts').then(({ createVisitorStore }) =>
    createVisitorStore(writableState.set),
  );
  loadingStore.catch(() => {
    loadingStore = undefined;
  });
  return loadingStore;
}

/** Returns whether this browser has lists of the visitor, such as `cart_products`. */
export function hasStoredLists(): boolean {
  return hasStoredKeyEnding('_products');
}

/** Observable state of the visitor's lists; the first subscription loads the visitor store. */
export const visitorState: Omit<Store<VisitorState>, 'set'> = {
  ...writableState,
  subscribe(listener) {
    void visitorStore().catch(() => {});
    return writableState.subscribe(listener);
  },
};

/**
 * Like `visitorState`, but the first subscription loads the visitor store only in a browser with stored lists; in another, the lists are
 * empty until `loadStoreOnceListsExist` loads the store for a customer, or when another tab stores a list. For counts and buttons.
 */
export const visitorStateIfStored: Omit<Store<VisitorState>, 'set'> = {
  ...writableState,
  subscribe(listener) {
    if (hasStoredLists()) void visitorStore().catch(() => {});
    return writableState.subscribe(listener);
  },
};
