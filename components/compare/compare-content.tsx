'use client';

import { lazy } from 'react';
import { WhenReady } from '@/components/ui/when-ready';

const View = lazy(() => import('./compare-view.tsx').then((m) => ({ default: m.CompareView })));

/** What the compare page shows of the visitor's own. */
export function CompareContent({ currency }: { currency: string }) {
  return (
    <WhenReady>
      <View currency={currency} />
    </WhenReady>
  );
}
