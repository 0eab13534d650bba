import { createStore, type Store } from '../store/store.ts';
import type { VisitorState } from './visitor-state.ts';
import type { VisitorStore } from './visitor-store.ts';

const state = createStore<VisitorState>({
  ready: false,
  failed: false,
  cart: [],
  cartCount: 0,
  wishlist: [],
  compare: [],
  viewed: [],
});
let loading: Promise<VisitorStore> | undefined;

/** Returns the visitor store. Its code is loaded on the first call, after the page. */
export function visitorStore(): Promise<VisitorStore> {
  loading ??= import('./visitor-store.ts').then(({ createVisitorStore }) => createVisitorStore(state.set));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Observable state of the visitor's lists; the first subscription loads the visitor store. */
export const visitorState: Omit<Store<VisitorState>, 'set'> = {
  ...state,
  subscribe(listener) {
    void visitorStore().catch(() => {});
    return state.subscribe(listener);
  },
};
