'use client';

import { type ReactNode, Suspense } from 'react';
import { useStore } from '@/lib/platform/store/use-store';
import { visitorState } from '@/lib/shopper/visitor/state';
import { LoadingText } from './loading-text.tsx';

/** Renders its children once the visitor store is ready; until then a loading text in reserved space. */
export function WhenVisitorReady({ children }: { children: ReactNode }) {
  const ready = useStore(visitorState, (state) => state.ready);
  const fallback = <LoadingText />;
  return (
    <div className="needs-script min-h-[70dvh]" aria-busy={!ready}>
      {ready ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  );
}
