import { useEffect, useRef } from 'react';
import type { CartTotals } from '@/lib/cart/line-view';
import { browserSettings } from '@/lib/settings/browser-settings';
import { track } from '@/lib/tracking/track';

/** Tracks the start of the checkout once, as soon as the total is known. */
export function useTrackCheckoutStart({ total, incomplete }: CartTotals): void {
  const isTracked = useRef(false);
  useEffect(() => {
    if (isTracked.current || incomplete || total === 0) return;
    isTracked.current = true;
    track({ type: 'initiate-checkout', total, currency: browserSettings().tenant.currency });
  }, [total, incomplete]);
}
