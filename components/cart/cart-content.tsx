'use client';

import { lazy } from 'react';
import type { Offer } from '@/components/shop/empty-list';
import { WhenReady } from '@/components/shop/when-ready';

const View = lazy(() => import('./cart-view.tsx').then((m) => ({ default: m.CartView })));

/** What the cart page shows of the visitor's own. */
export function CartContent(props: { bestSellers: Offer }) {
  return (
    <WhenReady>
      <View {...props} />
    </WhenReady>
  );
}
