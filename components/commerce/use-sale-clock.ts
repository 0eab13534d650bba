import { useEffect, useState } from 'react';
import { nextSaleBoundary } from '@/lib/product/pricing';
import type { Sale } from '@/lib/product/types';

/** Below the 32-bit limit of `setTimeout`. */
const maxTimerMs = 2_000_000_000;

/**
 * Returns the time that decides which sales are active, in epoch milliseconds. Starts with the time of the server's
 * rendering, so that hydration matches, then follows the browser's clock: updates when a sale begins or ends and when
 * the page becomes visible.
 */
export function useSaleClock(renderedAt: number, sales: readonly (Sale | null)[]): number {
  const [now, setNow] = useState(renderedAt);
  const pricedSales = sales.map((sale) => ({ price: null, sale }));
  const boundary = nextSaleBoundary(pricedSales, now);

  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    addEventListener('visibilitychange', update);
    return () => removeEventListener('visibilitychange', update);
  }, []);

  useEffect(() => {
    if (boundary === null) return;
    const delayMs = Math.min(Math.max(0, boundary - Date.now()), maxTimerMs);
    // A timer may fire early; `now` then still moves to the boundary, so that the next boundary is found.
    const reachedAt = Math.min(boundary, now + maxTimerMs);
    const timer = setTimeout(() => setNow(Math.max(Date.now(), reachedAt)), delayMs);
    return () => clearTimeout(timer);
  }, [boundary, now]);

  return now;
}
