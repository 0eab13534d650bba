import { ArrowUp } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';

const shownAfterPx = 200;

/** Button that scrolls to the top; shown after 200 px, except over another button or a field. */
export function BackToTop() {
  const t = useTranslations('browser');
  const button = useRef<HTMLButtonElement>(null);
  const isShown = useSyncExternalStore(subscribeToScroll, () => scrollY > shownAfterPx);
  const coversControl = useSyncExternalStore(
    subscribeToScroll,
    () => button.current !== null && isOverControl(button.current),
  );
  if (!isShown) return null;
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('backToTop')}
      data-covers={coversControl ? '' : undefined}
      className="back-to-top icon-btn fixed end-1 z-20 border border-sand bg-paper"
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

/** Returns whether a button or field of the page lies under a corner or the middle of an element. */
function isOverControl(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [left, right, (left + right) / 2].flatMap((x) =>
    [top, bottom, (top + bottom) / 2].map((y) => [x, y] as const),
  );
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((other) => !element.contains(other) && other.matches('button, .btn, input, select, textarea')),
  );
}

function subscribeToScroll(callback: () => void): () => void {
  addEventListener('scroll', callback, { passive: true });
  return () => removeEventListener('scroll', callback);
}
