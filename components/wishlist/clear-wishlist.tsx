import { useTranslations } from 'next-intl';
import { notify } from '@/components/toasts/notify';
import { restoreFocusAfterRemoval } from '@/components/ui/restore-focus';
import { mergeItems, type SavedItem } from '@/lib/shopper/saved-lists/saved-items';
import { track } from '@/lib/shopper/tracking/track';
import { visitorStore } from '@/lib/shopper/visitor/state';

/** Texts of the wishlist page. They are props, so that other pages need not load them. */
export interface ClearWishlistTexts {
  clear: string;
  allRemoved: string;
}

/** Button that removes all products of the visitor's wishlist and offers to undo in a toast. */
export function ClearWishlist({ items, texts }: { items: readonly SavedItem[]; texts: ClearWishlistTexts }) {
  const t = useTranslations('browser');
  const clear = async (button: HTMLElement) => {
    const restoreFocus = restoreFocusAfterRemoval(button);
    const { wishlist } = await visitorStore();
    const isCleared = await wishlist.update(() => []);
    restoreFocus();
    if (!isCleared) return;
    for (const { productId } of items) track({ type: 'wishlist', productId, change: 'removed' });
    notify({
      kind: 'success',
      text: texts.allRemoved,
      action: {
        label: t('cart.undo'),
        run: () => void wishlist.update((current) => mergeItems(current, items)),
      },
    });
  };
  return (
    <button
      type="button"
      className="btn btn-quiet"
      onClick={({ currentTarget }) => void clear(currentTarget)}
    >
      {texts.clear}
    </button>
  );
}
