'use client';

import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { WhenInViewport } from '@/components/ui/when-in-viewport';
import { useStore } from '@/lib/platform/store/use-store';
import { markedVisitorState } from '@/lib/shopper/visitor/state';

const loadStrip = () => import('@/components/commerce/product-strip').then((module) => module.ProductStrip);

/** Recently viewed products without the current one. */
export function RecentlyViewed({ excludedSlug }: { excludedSlug: string }) {
  const viewed = useStore(markedVisitorState, (state) => state.viewed);
  const slugs = viewed.filter((slug) => slug !== excludedSlug);
  if (slugs.length === 0) return null;
  return (
    <WhenInViewport>
      <DeferredStrip slugs={slugs} />
    </WhenInViewport>
  );
}

function DeferredStrip(props: { slugs: string[] }) {
  const Strip = useDeferredComponent(loadStrip);
  return Strip && <Strip {...props} />;
}
