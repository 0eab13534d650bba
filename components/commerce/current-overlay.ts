import type { OptionValues } from '@/lib/catalogue/product/types';
import { createStore } from '@/lib/platform/store/store';

/**
 * Overlay of a page: the cart panel, the quick view of a product, or the sheet that asks for options before the product goes into the cart.
 * `options` are the values already chosen where the overlay was opened, `title` is the heading until the product has loaded.
 */
export type Overlay =
  | { kind: 'cart' }
  | { kind: 'quick-view' | 'option-sheet'; slug: string; options: OptionValues; title?: string };

/** The open overlay, at most one; null when none is open. */
export const currentOverlay = createStore<Overlay | null>(null);
