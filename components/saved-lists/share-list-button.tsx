import { Share2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { notify } from '@/components/toasts/notify';
import { Icon } from '@/components/ui/icon';
import type { SavedItem } from '@/lib/shopper/saved-lists/saved-items';
import { sharedItemsUrl } from '@/lib/shopper/saved-lists/shared-items';

/** Button that shares a link to these products through the platform's share sheet, or copies it where there is no sheet. */
export function ShareListButton({ items }: { items: readonly SavedItem[] }) {
  const t = useTranslations('browser.sharing');
  const share = async () => {
    const url = sharedItemsUrl(location.href, items);
    if (navigator.share) {
      // Also rejects when the visitor closes the sheet.
      await navigator.share({ url, title: document.title }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      notify({ kind: 'success', text: t('copied') });
    } catch {
      prompt(t('copyThis'), url);
    }
  };
  return (
    <button type="button" className="btn btn-quiet" onClick={share}>
      <Icon icon={Share2} className="size-4" />
      {t('share')}
    </button>
  );
}
