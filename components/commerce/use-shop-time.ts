import { useEffect, useState } from 'react';
import {
  awaitShopTime,
  isShopTimeKnown,
  onShopTimeChange,
  shopNow,
} from '@/lib/platform/shop-time/shop-time';

/**
 * Returns the shop's time in epoch milliseconds; null until it is known. Updates when the page is shown again.
 * @param intervalMs updates also at this interval; undefined for no further updates
 */
export function useShopTime(intervalMs?: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const update = () => {
      if (isShopTimeKnown()) setNow(shopNow());
    };
    update();
    // Requests the time unless it is known; `update` then runs as a listener.
    void awaitShopTime();
    const unsubscribe = onShopTimeChange(update);
    const timer = intervalMs === undefined ? undefined : setInterval(update, intervalMs);
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  }, [intervalMs]);
  return now;
}
