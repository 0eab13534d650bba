'use client';

import { lazy } from 'react';
import type { SuggestedProducts } from '@/components/commerce/empty-list';
import { WhenVisitorReady } from '@/components/commerce/when-visitor-ready';

const View = lazy(() => import('./compare-view.tsx').then((module) => ({ default: module.CompareView })));

/** Client part of the comparison page. Loads its view once the visitor's lists have loaded. */
export function CompareContent(props: { bestSellers: SuggestedProducts }) {
  return (
    <WhenVisitorReady>
      <View {...props} />
    </WhenVisitorReady>
  );
}
