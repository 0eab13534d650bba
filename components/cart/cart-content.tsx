'use client';

import { lazy } from 'react';
import type { SuggestedProducts } from '@/components/commerce/empty-list';
import { WhenVisitorReady } from '@/components/commerce/when-visitor-ready';
import type { ShippingOptions } from '@/lib/shopper/cart/shipping';

const View = lazy(() => import('./cart-view.tsx').then((module) => ({ default: module.CartView })));

/** Client part of the cart page. Loads its view once the visitor's lists have loaded. */
export function CartContent(props: {
  bestSellers: SuggestedProducts;
  shippingOptions: ShippingOptions;
  takesCoupons: boolean;
}) {
  return (
    <WhenVisitorReady>
      <View {...props} />
    </WhenVisitorReady>
  );
}
