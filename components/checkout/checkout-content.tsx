'use client';

import { lazy } from 'react';
import { WhenReady } from '@/components/ui/when-ready';

const View = lazy(() => import('./checkout-view.tsx').then((m) => ({ default: m.CheckoutView })));

/** What the checkout shows of the visitor's own. */
export function CheckoutContent({ currency }: { currency: string }) {
  return (
    <WhenReady>
      <View currency={currency} />
    </WhenReady>
  );
}
