'use client';

import { useEffect } from 'react';
import { visitor } from '@/lib/visitor/state';

/** Remembers in this browser that a product has been looked at. */
export function Seen({ slug }: { slug: string }) {
  useEffect(() => {
    void visitor()
      .then(({ saw }) => saw(slug))
      .catch(() => {});
  }, [slug]);
  return null;
}
