'use client';

import { lazy } from 'react';
import { WhenVisitorReady } from '@/components/commerce/when-visitor-ready';
import type { WishlistViewProps } from './wishlist-view.tsx';

const StockAlerts = lazy(() =>
  import('./stock-alert-list.tsx').then((module) => ({ default: module.StockAlertList })),
);
const View = lazy(() => import('./wishlist-view.tsx').then((module) => ({ default: module.WishlistView })));

/** Client part of the wishlist page. Loads its view once the visitor's lists have loaded. */
export function WishlistContent(props: WishlistViewProps) {
  return (
    <WhenVisitorReady>
      <StockAlerts />
      <View {...props} />
    </WhenVisitorReady>
  );
}
