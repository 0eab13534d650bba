import type { RequestedOptions } from '@/lib/catalogue/requested-options';
import { createStore } from '@/lib/store/store';

/** What can lie over a page, one at a time; a product in the colour and size that it was seen in. */
export type Overlay =
  | { kind: 'cart' }
  | { kind: 'product' | 'sizes'; slug: string; options: RequestedOptions };

/** The overlay that is open; null while there is none. */
export const openOverlay = createStore<Overlay | null>(null);
