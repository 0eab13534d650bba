'use client';

import { useLater } from '@/components/ui/use-later';
import { WhenNear } from '@/components/ui/when-near';
import { useStore } from '@/lib/store/use-store';
import { visitorState } from '@/lib/visitor/state';

const loadStrip = () => import('@/components/shop/product-strip').then((module) => module.ProductStrip);

/** The products this visitor looked at last, but for the one of this page. */
export function RecentlyViewed({ without }: { without: string }) {
  const recent = useStore(visitorState, (state) => state.recent);
  const slugs = recent.filter((slug) => slug !== without);
  if (slugs.length === 0) return null;
  return (
    <WhenNear>
      <Near slugs={slugs} />
    </WhenNear>
  );
}

function Near(props: { slugs: string[] }) {
  const Strip = useLater(loadStrip);
  return Strip && <Strip {...props} />;
}
