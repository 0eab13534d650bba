import { ArrowUp } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { subscribeToScroll } from './subscribe-to-scroll.ts';

/** Button that scrolls to the top; hidden while it is over another button or a field. */
export function BackToTopButton() {
  const t = useTranslations('browser');
  const button = useRef<HTMLButtonElement>(null);
  const coversControl = useSyncExternalStore(
    subscribeToScroll,
    () => button.current !== null && isOverControl(button.current),
  );
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('backToTop')}
      style={coversControl ? { visibility: 'hidden' } : undefined}
      className="page-corner icon-btn fixed end-1 z-20 border border-sand bg-paper"
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

/** Returns whether a button or field of the page lies under a corner of an element, the middle of a side, or its centre. */
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
