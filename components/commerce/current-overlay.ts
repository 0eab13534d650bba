import type { OptionValues } from '@/lib/catalogue/product/types';
import { createStore } from '@/lib/platform/store/store';

/**
 * Overlay of a page: the cart panel, the quick view of a product (`product`), or the sheet that asks for its options (`options`). The field
 * `options` has the values chosen where the overlay was opened.
 */
export type Overlay = { kind: 'cart' } | { kind: 'product' | 'options'; slug: string; options: OptionValues };

/** The open overlay, at most one; null when none is open. */
export const currentOverlay = createStore<Overlay | null>(null);
