import { createStore, type Store } from '../store/store.ts';
import type { Visitor } from './engine.ts';
import type { VisitorState } from './visitor-state.ts';

const state = createStore<VisitorState>({
  ready: false,
  failed: false,
  cart: [],
  wishlist: [],
  compare: [],
  recent: [],
});
let loading: Promise<Visitor> | undefined;

/** What changes a visitor's things. Its code arrives after the page, so that pages stay small. */
export function visitor(): Promise<Visitor> {
  loading ??= import('./engine.ts').then(({ startVisitor }) => startVisitor(state.set));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The visitor's lists and state; read at the first subscription. */
export const visitorState: Omit<Store<VisitorState>, 'set'> = {
  ...state,
  subscribe(listener) {
    void visitor().catch(() => {});
    return state.subscribe(listener);
  },
};
