'use client';

import { lazy } from 'react';
import type { SuggestedProducts } from '@/components/commerce/empty-list';
import { VisitorReady } from '@/components/commerce/visitor-ready';

const View = lazy(() => import('./compare-view.tsx').then((module) => ({ default: module.CompareView })));

/** Client part of the comparison page. */
export function CompareContent(props: { bestSellers: SuggestedProducts }) {
  return (
    <VisitorReady>
      <View {...props} />
    </VisitorReady>
  );
}
