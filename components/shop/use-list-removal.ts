import { useTranslations } from 'next-intl';
import { keepFocusOf } from '@/components/ui/keep-focus';
import { joinItems, type SavedItem, withoutItem } from '@/lib/saved-items/saved-items';
import { track } from '@/lib/tracking/track';
import { visitor } from '@/lib/visitor/state';
import { notify } from './notify.ts';

/** Takes a product off a list at the click of a button that goes away with it; the toast offers to put it back. */
export function useListRemoval(list: 'wishlist' | 'compare') {
  const t = useTranslations('browser');
  return async (item: SavedItem, title: string, button: HTMLElement) => {
    const keepFocus = keepFocusOf(button);
    const isRemoved = await (await visitor())[list].update((items) => withoutItem(items, item.slug));
    keepFocus();
    if (!isRemoved) return;
    track({ type: list, productId: item.productId, change: 'removed' });
    notify({
      kind: 'success',
      id: `${list} ${item.slug}`,
      text: t(`${list}.removed`, { title }),
      action: {
        label: t('cart.undo'),
        run: () => void visitor().then((lists) => lists[list].update((items) => joinItems(items, [item]))),
      },
    });
  };
}
