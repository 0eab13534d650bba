import type { RequestedOptions } from '@/lib/catalogue/requested-options';

/** What can lie over a page, one at a time; a product in the colour and size that it was seen in. */
export type Overlay =
  | { kind: 'cart' }
  | { kind: 'product' | 'sizes'; slug: string; wanted: RequestedOptions };

const listeners = new Set<() => void>();
let current: Overlay | null = null;

/** Opens an overlay in place of the one that is open, or closes that. */
export function showOverlay(overlay: Overlay | null): void {
  current = overlay;
  for (const listener of listeners) listener();
}

export function currentOverlay(): Overlay | null {
  return current;
}

/** Calls back when another overlay opens or the open one closes; returns how to stop. */
export function onOverlayChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
