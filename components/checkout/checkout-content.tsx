'use client';

import { lazy } from 'react';
import type { Offer } from '@/components/shop/empty-list';
import { WhenReady } from '@/components/shop/when-ready';

const View = lazy(() => import('./checkout-view.tsx').then((m) => ({ default: m.CheckoutView })));

/** What the checkout shows of the visitor's own. */
export function CheckoutContent(props: { bestSellers: Offer }) {
  return (
    <WhenReady>
      <View {...props} />
    </WhenReady>
  );
}
