import { useTranslations } from 'next-intl';
import { joinItems, type SavedItem } from '@/lib/saved-items/saved-items';
import { visitor } from '@/lib/visitor/state';

interface SharedNoticeProps {
  list: 'wishlist' | 'compare';
  items: readonly SavedItem[];
  /** Called when the visitor turns to the own list. */
  onDone: () => void;
}

/** Says that a list is somebody else's, and offers to add it to one's own. */
export function SharedNotice({ list, items, onDone }: SharedNoticeProps) {
  const t = useTranslations('browser');
  const leave = () => {
    onDone();
    // The buttons go away with the keyboard on them.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const addAll = async () => {
    if (await (await visitor())[list].update((own) => joinItems(own, items))) leave();
  };
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4 bg-backdrop p-5">
      <p>{t(`${list}.shared`)}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn" onClick={addAll}>
          {t(`${list}.addShared`)}
        </button>
        <button type="button" className="btn btn-quiet" onClick={leave}>
          {t(`${list}.showOwn`)}
        </button>
      </div>
    </div>
  );
}
