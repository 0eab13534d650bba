import { useEffect, useState } from 'react';
import { nextSaleBoundary } from '@/lib/catalogue/pricing';
import type { Sale } from '@/lib/catalogue/types';

const longestTimerMs = 2_000_000_000;

/**
 * The time as far as a sale is concerned, in epoch milliseconds: that of the rendering at first, so that the browser starts
 * with what the server drew, then the visitor's own, moving on when the sale opens or closes.
 */
export function useClock(renderedAt: number, sale: Sale | null): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const current = Date.now();
    const boundary = nextSaleBoundary([{ price: null, sale }], current);
    setNow(current);
    if (boundary === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(boundary - current, longestTimerMs));
    return () => clearTimeout(timer);
  }, [sale]);
  return now;
}
