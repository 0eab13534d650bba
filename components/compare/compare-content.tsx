'use client';

import { lazy } from 'react';
import type { Offer } from '@/components/shop/empty-list';
import { WhenReady } from '@/components/shop/when-ready';

const View = lazy(() => import('./compare-view.tsx').then((m) => ({ default: m.CompareView })));

/** What the compare page shows of the visitor's own. */
export function CompareContent(props: { bestSellers: Offer }) {
  return (
    <WhenReady>
      <View {...props} />
    </WhenReady>
  );
}
