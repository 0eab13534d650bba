'use client';

import { type ReactNode, Suspense } from 'react';
import { useStore } from '@/lib/store/use-store';
import { visitorState } from '@/lib/visitor/state';

/** Draws what belongs to the visitor once that has been read, in a place that is kept for it from the start. */
export function WhenReady({ children }: { children: ReactNode }) {
  const ready = useStore(visitorState, (state) => state.ready);
  return (
    <div className="needs-script min-h-[70dvh]" aria-busy={!ready}>
      {ready && <Suspense>{children}</Suspense>}
    </div>
  );
}
