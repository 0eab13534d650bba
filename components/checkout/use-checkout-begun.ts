import { useEffect, useRef } from 'react';
import type { CartTotals } from '@/lib/cart/line-view';
import { browserSettings } from '@/lib/settings/browser';
import { track } from '@/lib/tracking/track';

/** Tracks once that a checkout has begun, as soon as what it costs is known. */
export function useCheckoutBegun({ total, incomplete }: CartTotals): void {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || incomplete || total === 0) return;
    begun.current = true;
    track({ type: 'initiate-checkout', total, currency: browserSettings().tenant.currency });
  }, [total, incomplete]);
}
