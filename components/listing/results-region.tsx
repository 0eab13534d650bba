'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { FacetCounts } from '@/lib/catalogue/listing/facet-values';
import { productsAnchor, useListing } from './listing-provider.tsx';

/**
 * Region of the results, dimmed while new results load. Takes the focus when the focused element was among the
 * old results.
 */
export function ResultsRegion({ children }: { children: ReactNode }) {
  const { pending } = useListing();
  const region = useRef<HTMLDivElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !pending && document.activeElement === document.body) {
      region.current?.focus({ preventScroll: true });
    }
    wasPending.current = pending;
  }, [pending]);
  return (
    <div
      ref={region}
      id={productsAnchor}
      tabIndex={-1}
      aria-busy={pending}
      className="[transition:opacity_300ms] focus:outline-none aria-busy:opacity-50"
    >
      {children}
    </div>
  );
}

interface ReportResultsProps {
  /** Null when unknown. */
  total: number | null;
  /** Null when unknown. */
  counts: FacetCounts | null;
}

/** Reports the number of results and the facet counts to the surrounding listing. */
export function ReportResults({ total, counts }: ReportResultsProps) {
  const listing = useListing();
  useEffect(() => {
    listing.total.set(total);
    listing.counts.set(counts);
  }, [listing.total, listing.counts, total, counts]);
  return null;
}
