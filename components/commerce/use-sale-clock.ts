import { useEffect, useState } from 'react';
import { nextSaleBoundary } from '@/lib/catalogue/product/pricing';
import type { Sale } from '@/lib/catalogue/product/types';
import {
  awaitShopTime,
  isShopTimeKnown,
  onShopTimeChange,
  shopNow,
} from '@/lib/platform/shop-time/shop-time';

/** A timer stands still while the device sleeps, so the time is read at least this often. */
const maxTimerMs = 60_000;

/**
 * Returns the time that decides which sales are active, in epoch milliseconds. Updates when a sale begins or ends and when the page is
 * shown again. The time is the shop's; until that is known, it is counted from `renderedAt`.
 * @param sales null for a product or variant without a sale
 * @param renderedAt time of the server's rendering, so that hydration matches; by default the time of mounting
 */
export function useSaleClock(sales: readonly (Sale | null)[], renderedAt?: number): number {
  const [now, setNow] = useState(() => renderedAt ?? shopNow());
  const hasSale = sales.some((sale) => sale !== null);
  const boundary = nextSaleBoundary(
    // The boundary depends on the sales alone.
    sales.map((sale) => ({ price: null, sale })),
    now,
  );

  useEffect(() => {
    const update = () => {
      if (isShopTimeKnown()) setNow(shopNow());
    };
    update();
    // Requests the time unless it is known; `update` then runs as a listener.
    if (hasSale) void awaitShopTime();
    // Also runs when the page is shown again, for which the shop's time is requested anew.
    return onShopTimeChange(update);
  }, [hasSale]);

  useEffect(() => {
    if (boundary === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const startedAt = performance.now();
    const currentTime = () => (isShopTimeKnown() ? shopNow() : now + performance.now() - startedAt);
    const waitForBoundary = () => {
      const remainingMs = boundary - currentTime();
      if (remainingMs <= 0) setNow(currentTime());
      else timer = setTimeout(waitForBoundary, Math.min(remainingMs, maxTimerMs));
    };
    waitForBoundary();
    return () => clearTimeout(timer);
  }, [boundary, now]);

  return now;
}
