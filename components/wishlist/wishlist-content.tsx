'use client';

import { lazy } from 'react';
import type { Offer } from '@/components/shop/empty-list';
import { WhenReady } from '@/components/shop/when-ready';

const Awaited = lazy(() => import('./awaited-list.tsx').then((m) => ({ default: m.AwaitedList })));
const View = lazy(() => import('./wishlist-view.tsx').then((m) => ({ default: m.WishlistView })));

/** What the wishlist page shows of the visitor's own. */
export function WishlistContent(props: { bestSellers: Offer }) {
  return (
    <WhenReady>
      <Awaited />
      <View {...props} />
    </WhenReady>
  );
}
