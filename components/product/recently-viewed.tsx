'use client';

import { lazy, Suspense } from 'react';
import { useVisitor } from '@/components/ui/use-visitor';
import { WhenNear } from '@/components/ui/when-near';

const Strip = lazy(() => import('@/components/ui/product-strip').then((m) => ({ default: m.ProductStrip })));

/** The products this visitor looked at last, but for the one of this page. */
export function RecentlyViewed({ without, currency }: { without: string; currency: string }) {
  const recent = useVisitor((state) => state.recent);
  const slugs = recent.filter((slug) => slug !== without);
  if (slugs.length === 0) return null;
  return (
    <WhenNear>
      <Suspense>
        <Strip slugs={slugs} currency={currency} />
      </Suspense>
    </WhenNear>
  );
}
