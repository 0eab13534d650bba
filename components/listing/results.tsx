'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { productsAnchor, useListing } from './listing-shell.tsx';

/** The results, dimmed while others are on their way. Takes the focus when what had it is gone with the old results. */
export function Results({ children }: { children: ReactNode }) {
  const { pending } = useListing();
  const region = useRef<HTMLDivElement>(null);
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && !pending && document.activeElement === document.body) {
      region.current?.focus({ preventScroll: true });
    }
    waited.current = pending;
  }, [pending]);
  return (
    <div
      ref={region}
      id={productsAnchor}
      tabIndex={-1}
      aria-busy={pending}
      className="transition-opacity duration-200 focus:outline-none aria-busy:opacity-50"
    >
      {children}
    </div>
  );
}
