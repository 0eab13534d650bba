'use client';

import { useEffect, useRef } from 'react';
import type { TrackedItem } from '@/lib/shopper/tracking/events';
import { track } from '@/lib/shopper/tracking/track';
import { recordView } from '@/lib/shopper/visitor/record-view';

/** Tracks a product view and adds the product to the recently viewed ones. */
export function TrackProductView({ slug, item }: { slug: string; item: TrackedItem }) {
  // A ref, so that a new `item` object does not track the same view again.
  const itemRef = useRef(item);
  useEffect(() => {
    track({ type: 'product-view', item: itemRef.current });
    return recordView(slug);
  }, [slug]);
  return null;
}
