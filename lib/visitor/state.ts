import type { CartLine } from '../cart/cart.ts';
import type { Visitor } from './engine.ts';
import type { ListedItem } from './listed-items.ts';

/** What the shop keeps for its visitor, as it is now. */
export interface VisitorState {
  /** False until it has been read: counts are not known before. */
  ready: boolean;
  /** Whether a customer's things could not be read from the account. */
  failed: boolean;
  cart: readonly CartLine[];
  wishlist: readonly ListedItem[];
  compare: readonly ListedItem[];
  /** Slugs of products looked at, latest first. */
  recent: readonly string[];
}

/** What every page shows first, for everyone. */
export const unknownVisitor: VisitorState = {
  ready: false,
  failed: false,
  cart: [],
  wishlist: [],
  compare: [],
  recent: [],
};

const listeners = new Set<() => void>();
let state = unknownVisitor;
let loading: Promise<Visitor> | undefined;

/** What changes a visitor's things. Its code arrives after the page, so that pages stay small. */
export function visitor(): Promise<Visitor> {
  loading ??= import('./engine.ts').then(({ startVisitor }) => startVisitor(publish));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

export function currentVisitor(): VisitorState {
  return state;
}

/** Calls back after every change; returns how to stop. */
export function onVisitorChange(listener: () => void): () => void {
  listeners.add(listener);
  void visitor().catch(() => {});
  return () => listeners.delete(listener);
}

function publish(next: VisitorState): void {
  state = next;
  for (const listener of listeners) listener();
}
