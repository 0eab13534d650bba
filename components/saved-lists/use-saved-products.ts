import { useSearchParams } from 'next/navigation';
import type { ProductSnapshot } from '@/lib/catalogue/product/snapshot';
import {
  type ProductSnapshotsState,
  useProductSnapshots,
} from '@/lib/catalogue/snapshots/use-product-snapshots';
import { useStore } from '@/lib/platform/store/use-store';
import type { SavedItem } from '@/lib/shopper/saved-lists/saved-items';
import { parseSharedItems } from '@/lib/shopper/saved-lists/shared-items';
import { visitorState } from '@/lib/shopper/visitor/state';

export interface SavedProducts {
  /** Items with the current titles of the products that are loaded. */
  items: readonly SavedItem[];
  /** The same items with their snapshots: null when the product no longer exists, undefined while it is not loaded. */
  entries: { item: SavedItem; snapshot: ProductSnapshot | null | undefined }[];
  /** True for the products of a shared link instead of the visitor's own. */
  isShared: boolean;
  /** Switches from the shared list to the visitor's own. */
  showOwn(): void;
  snapshots: ProductSnapshotsState;
}

/** Returns the products of one of the visitor's lists, or of the shared list in the page's URL. */
export function useSavedProducts(list: 'wishlist' | 'compare'): SavedProducts {
  const ownItems = useStore(visitorState, (state) => state[list]);
  const sharedItems = parseSharedItems(useSearchParams().toString());
  const isShared = sharedItems.length > 0;
  const items = isShared ? sharedItems : ownItems;
  const snapshots = useProductSnapshots(items.map(({ slug }) => slug));
  const entries = items.map((item) => {
    const snapshot = snapshots.snapshotOf(item.slug);
    const { id = null, title = item.title } = snapshot ?? {};
    return { item: { ...item, title, productId: item.productId ?? id }, snapshot };
  });
  return {
    items: entries.map(({ item }) => item),
    entries,
    isShared,
    // Next's router only picks up the change when the state is null.
    showOwn: () => history.replaceState(null, '', location.pathname),
    snapshots,
  };
}
