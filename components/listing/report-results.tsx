'use client';

import { useEffect } from 'react';
import type { FacetCounts } from '@/lib/catalogue/listing/facet-values';
import { useListing } from './listing-provider.tsx';

interface ReportResultsProps {
  total: number;
  counts: FacetCounts | null;
}

/** Stores the number of results and the facet counts in the surrounding listing. */
export function ReportResults({ total, counts }: ReportResultsProps) {
  const listing = useListing();
  useEffect(() => {
    listing.total.set(total);
    listing.counts.set(counts);
  }, [listing.total, listing.counts, total, counts]);
  return null;
}
