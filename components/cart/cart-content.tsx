'use client';

import { lazy } from 'react';
import type { SuggestedProducts } from '@/components/commerce/empty-list';
import { VisitorReady } from '@/components/commerce/visitor-ready';

const View = lazy(() => import('./cart-view.tsx').then((module) => ({ default: module.CartView })));

/** Client part of the cart page. */
export function CartContent(props: { bestSellers: SuggestedProducts; takesCoupons: boolean }) {
  return (
    <VisitorReady>
      <View {...props} />
    </VisitorReady>
  );
}
