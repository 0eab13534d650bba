import { useTranslations } from 'next-intl';
import { mergeItems, type SavedItem } from '@/lib/shopper/saved-lists/saved-items';
import { visitorStore } from '@/lib/shopper/visitor/state';

interface SharedListBannerProps {
  list: 'wishlist' | 'compare';
  items: readonly SavedItem[];
  /** Replaces the shared list on the page by the visitor's own. */
  showOwn: () => void;
}

/** Banner above a list opened from a shared link; adds its products to the visitor's own list. */
export function SharedListBanner({ list, items, showOwn }: SharedListBannerProps) {
  const t = useTranslations('browser');
  const switchToOwn = () => {
    showOwn();
    // The focused button is about to be removed.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const addAll = async () => {
    if (await (await visitorStore())[list].update((ownItems) => mergeItems(ownItems, items))) switchToOwn();
  };
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4 bg-backdrop p-5">
      <p>{t(`${list}.shared`)}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn" onClick={addAll}>
          {t(`${list}.addShared`)}
        </button>
        <button type="button" className="btn btn-quiet" onClick={switchToOwn}>
          {t(`${list}.showOwn`)}
        </button>
      </div>
    </div>
  );
}
