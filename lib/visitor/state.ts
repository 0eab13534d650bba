import type { Visitor } from './engine.ts';
import { unknownVisitor, type VisitorState } from './visitor-state.ts';

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
