'use client';

import { Bell } from 'lucide';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { awaited, isAwaited, toggleAwaited } from '@/lib/awaited/awaited';
import type { LineKey } from '@/lib/cart/cart';
import { useStore } from '@/lib/store/use-store';

/** Has the shop tell the visitor, on this device, when a sold-out variant is back; pressed while it will. */
export function TellWhenBack({ item }: { item: LineKey & { slug: string } }) {
  const t = useTranslations('browser.awaited');
  const noteId = useId();
  const waits = useStore(awaited, (items) => isAwaited(items, item));
  return (
    <>
      <button
        type="button"
        aria-pressed={waits}
        aria-describedby={noteId}
        className={`btn w-full px-4 ${waits ? 'btn-quiet' : ''}`}
        onClick={() => awaited.update((items) => toggleAwaited(items, item))}
      >
        <Icon icon={Bell} className={`size-5 ${waits ? 'fill-current' : ''}`} />
        {t('tell')}
      </button>
      <p id={noteId} role="status" className="mt-2 text-sm text-muted">
        {waits ? t('noted') : t('how')}
      </p>
    </>
  );
}
