'use client';

import { lazy } from 'react';
import type { SuggestedProducts } from '@/components/commerce/empty-list';
import { WhenVisitorReady } from '@/components/commerce/when-visitor-ready';
import type { ShippingOptions } from '@/lib/shopper/cart/shipping';

const View = lazy(() => import('./checkout-view.tsx').then((module) => ({ default: module.CheckoutView })));

/** Client part of the checkout page. Loads its view once the visitor's lists have loaded. */
export function CheckoutContent(props: {
  bestSellers: SuggestedProducts;
  shippingOptions: ShippingOptions;
  takesCoupons: boolean;
  /** Origins of payment pages; undefined in a shop that takes no cards. */
  paymentOrigins?: readonly string[];
}) {
  return (
    <WhenVisitorReady>
      <View {...props} />
    </WhenVisitorReady>
  );
}
