import { useTranslations } from 'next-intl';
import { notify } from '@/components/toasts/notify';
import { restoreFocusAfterRemoval } from '@/components/ui/restore-focus';
import { mergeItems, type SavedItem, withoutItem } from '@/lib/shopper/saved-lists/saved-items';
import { track } from '@/lib/shopper/tracking/track';
import { visitorStore } from '@/lib/shopper/visitor/state';

/**
 * Returns a handler that removes a product from a list, restores the focus and offers to undo in a toast. `useVisitorErrorToasts` shows a
 * failure.
 */
export function useListRemoval(list: 'wishlist' | 'compare') {
  const t = useTranslations('browser');
  return async (item: SavedItem, pressedButton: HTMLElement) => {
    const isRemoved = await restoreFocusAfterRemoval(pressedButton, async () =>
      (await visitorStore())[list].update((items) => withoutItem(items, item.slug)),
    );
    if (!isRemoved) return;
    track({ type: list, productId: item.productId, change: 'removed' });
    notify({
      kind: 'success',
      id: `${list} ${item.slug}`,
      text: t(`${list}.removed`, { title: item.title }),
      action: {
        label: t('cart.undo'),
        run: () =>
          void visitorStore().then((store) => store[list].update((items) => mergeItems(items, [item]))),
      },
    });
  };
}
