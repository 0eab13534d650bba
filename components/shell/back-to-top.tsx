import { ArrowUp } from 'lucide';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';

const shownAfterPx = 200;

/** A button to the top of the page, once the visitor has left it. */
export function BackToTop() {
  const t = useTranslations('browser');
  const farDown = useSyncExternalStore(onScroll, () => scrollY > shownAfterPx);
  if (!farDown) return null;
  return (
    <button
      type="button"
      aria-label={t('backToTop')}
      className="to-top icon-btn fixed end-4 z-20 border border-sand bg-paper"
      onClick={() => {
        // The button goes away with the keyboard on it.
        document.querySelector('main')?.focus({ preventScroll: true });
        scrollTo({ top: 0 });
      }}
    >
      <Icon icon={ArrowUp} className="size-5" />
    </button>
  );
}

function onScroll(follow: () => void): () => void {
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
}
