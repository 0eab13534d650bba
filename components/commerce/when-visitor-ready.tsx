'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { useStore } from '@/lib/store/use-store';
import { visitorState } from '@/lib/visitor/state';

/** Renders its children once the visitor store is ready; until then a loading text in reserved space. */
export function WhenVisitorReady({ children }: { children: ReactNode }) {
  const t = useTranslations('browser');
  const ready = useStore(visitorState, (state) => state.ready);
  const fallback = <p className="py-16 text-center text-muted">{t('loading')}</p>;
  return (
    <div className="needs-script min-h-[70dvh]" aria-busy={!ready}>
      {ready ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  );
}
