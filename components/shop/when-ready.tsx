'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { useStore } from '@/lib/store/use-store';
import { visitorState } from '@/lib/visitor/state';

/** Draws what belongs to the visitor once that has been read, in a place that is kept for it from the start and says so until then. */
export function WhenReady({ children }: { children: ReactNode }) {
  const t = useTranslations('browser');
  const ready = useStore(visitorState, (state) => state.ready);
  const waiting = <p className="py-16 text-center text-muted">{t('loading')}</p>;
  return (
    <div className="needs-script min-h-[70dvh]" aria-busy={!ready}>
      {ready ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}
