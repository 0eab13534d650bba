'use client';

import type { ReactNode } from 'react';
import { productsAnchor, useListing } from './listing-shell.tsx';

/** The results, dimmed while others are on their way. */
export function Results({ children }: { children: ReactNode }) {
  const { pending } = useListing();
  return (
    <div
      id={productsAnchor}
      aria-busy={pending}
      className="transition-opacity duration-200 aria-busy:opacity-50"
    >
      {children}
    </div>
  );
}
