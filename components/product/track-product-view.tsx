'use client';

import { useEffect, useRef } from 'react';
import type { TrackedItem } from '@/lib/tracking/events';
import { track } from '@/lib/tracking/track';
import { visitor } from '@/lib/visitor/state';

/** Remembers in this browser that a product has been looked at, and counts it. */
export function TrackProductView({ slug, item }: { slug: string; item: TrackedItem }) {
  const seen = useRef(item);
  useEffect(() => {
    track({ type: 'product-view', item: seen.current });
    void visitor()
      .then(({ saw }) => saw(slug))
      .catch(() => {});
  }, [slug]);
  return null;
}
