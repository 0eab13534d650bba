'use client';

import { lazy } from 'react';
import { WhenReady } from '@/components/ui/when-ready';

const View = lazy(() => import('./cart-view.tsx').then((m) => ({ default: m.CartView })));

/** What the cart page shows of the visitor's own. */
export function CartContent({ currency }: { currency: string }) {
  return (
    <WhenReady>
      <View currency={currency} />
    </WhenReady>
  );
}
