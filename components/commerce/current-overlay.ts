import type { RequestedOptions } from '@/lib/product/requested-options';
import { createStore } from '@/lib/store/store';

/** Overlay of a page; `options` preselect the colour and size shown where the overlay was opened. */
export type Overlay =
  | { kind: 'cart' }
  | { kind: 'product' | 'sizes'; slug: string; options: RequestedOptions };

/** The open overlay, at most one; null when none is open. */
export const currentOverlay = createStore<Overlay | null>(null);
