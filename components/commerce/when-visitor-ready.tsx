'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { useStore } from '@/lib/platform/store/use-store';
import { visitorState } from '@/lib/shopper/visitor/state';

/** Renders its children once the visitor's lists are loaded (`isReady`); until then a loading text in reserved space. */
export function WhenVisitorReady({ children }: { children: ReactNode }) {
  const isReady = useStore(visitorState, (state) => state.isReady);
  const fallback = <LoadingText />;
  return (
    <div className="needs-script min-h-[70dvh]" aria-busy={!isReady}>
      {isReady ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  );
}

/** Text shown while data of the visitor is loading. */
export function LoadingText() {
  const t = useTranslations('browser');
  return <p className="py-16 text-center text-muted">{t('loading')}</p>;
}
