import { useSearchParams } from 'next/navigation';
import type { ProductFacts } from '@/lib/catalogue/facts';
import { type ProductsState, useProducts } from '@/lib/catalogue/use-products';
import type { SavedItem } from '@/lib/saved-items/saved-items';
import { sharedItems } from '@/lib/saved-items/shared-items';
import { useStore } from '@/lib/store/use-store';
import { visitorState } from '@/lib/visitor/state';

export interface ListedProducts {
  items: readonly SavedItem[];
  entries: { item: SavedItem; facts: ProductFacts | null | undefined }[];
  /** Whether they are those of a link somebody shared, and not the visitor's own. */
  shared: boolean;
  /** Turns from the shared list to the visitor's own. */
  showOwn(): void;
  products: ProductsState;
}

/** The products on one of the visitor's lists, or on the one that the address of the page shares. */
export function useListedProducts(list: 'wishlist' | 'compare'): ListedProducts {
  const own = useStore(visitorState, (state) => state[list]);
  const fromLink = sharedItems(useSearchParams().toString());
  const shared = fromLink.length > 0;
  const named = shared ? fromLink : own;
  const products = useProducts(named.map(({ slug }) => slug));
  const entries = named.map((item) => {
    const facts = products.factsOf(item.slug);
    return { item: { ...item, productId: item.productId ?? facts?.id ?? null }, facts };
  });
  return {
    items: entries.map(({ item }) => item),
    entries,
    shared,
    // The router follows a change of the address only where no state is given.
    showOwn: () => history.replaceState(null, '', location.pathname),
    products,
  };
}
