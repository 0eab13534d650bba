import { ArrowUp } from 'lucide';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';

const shownAfterPx = 200;

/** Button that scrolls to the top; shown after 200 px. */
export function BackToTop() {
  const t = useTranslations('browser');
  const isShown = useSyncExternalStore(subscribeToScroll, () => scrollY > shownAfterPx);
  if (!isShown) return null;
  return (
    <button
      type="button"
      aria-label={t('backToTop')}
      className="back-to-top icon-btn fixed end-4 z-20 border border-sand bg-paper"
      onClick={() => {
        // The focused button is about to be removed.
        document.querySelector('main')?.focus({ preventScroll: true });
        scrollTo({ top: 0 });
      }}
    >
      <Icon icon={ArrowUp} className="size-5" />
    </button>
  );
}

function subscribeToScroll(callback: () => void): () => void {
  addEventListener('scroll', callback, { passive: true });
  return () => removeEventListener('scroll', callback);
}
