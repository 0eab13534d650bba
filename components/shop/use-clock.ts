import { useEffect, useState } from 'react';
import { nextSaleBoundary } from '@/lib/catalogue/pricing';
import type { Sale } from '@/lib/catalogue/types';

const longestTimerMs = 2_000_000_000;

/**
 * The time as far as sales are concerned, in epoch milliseconds: that of the rendering at first, so that the browser starts
 * with what the server drew, then the visitor's own, moving on when one of the sales opens or closes and when the visitor
 * comes back to the page.
 */
export function useClock(renderedAt: number, sales: readonly (Sale | null)[]): number {
  const [now, setNow] = useState(renderedAt);
  const windows = sales.map((sale) => ({ price: null, sale }));
  const boundary = nextSaleBoundary(windows, now);

  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    addEventListener('visibilitychange', look);
    return () => removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    if (boundary === null) return;
    const wait = Math.min(Math.max(0, boundary - Date.now()), longestTimerMs);
    // A timer may go off a moment early: the boundary counts as reached, or nothing would wait for it any more.
    const reached = Math.min(boundary, now + longestTimerMs);
    const timer = setTimeout(() => setNow(Math.max(Date.now(), reached)), wait);
    return () => clearTimeout(timer);
  }, [boundary, now]);

  return now;
}
