'use client';

import { useEffect } from 'react';
import { useListing } from './listing-provider.tsx';

/** Reports the number of results to the surrounding listing. */
export function ReportTotal({ total }: { total: number }) {
  const listing = useListing();
  useEffect(() => listing.total.set(total), [listing.total, total]);
  return null;
}
