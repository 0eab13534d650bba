'use client';

import { lazy } from 'react';
import { WhenReady } from '@/components/ui/when-ready';

const View = lazy(() => import('./wishlist-view.tsx').then((m) => ({ default: m.WishlistView })));

/** What the wishlist page shows of the visitor's own. */
export function WishlistContent({ currency }: { currency: string }) {
  return (
    <WhenReady>
      <View currency={currency} />
    </WhenReady>
  );
}
