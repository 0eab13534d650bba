import { useEffect, useRef } from 'react';
import type { CartCoupon } from '@/components/coupons/use-coupon';
import { browserSettings } from '@/lib/platform/settings/browser-settings';
import type { CartTotals } from '@/lib/shopper/cart/line-view';
import { orderTotal } from '@/lib/shopper/coupons/order-total';
import { track } from '@/lib/shopper/tracking/track';

/**
 * Tracks the start of the checkout once, as soon as the lines' total and the coupon are known. The tracked total excludes
 * delivery.
 */
export function useTrackCheckoutStart(
  { subtotal, isIncomplete }: CartTotals,
  coupon: Pick<CartCoupon, 'code' | 'status' | 'discount'> | null,
): void {
  const isTracked = useRef(false);
  const { code, status, discount = 0 } = coupon ?? {};
  const { total } = orderTotal({ subtotal, deliveryCost: 0, discount });
  useEffect(() => {
    if (isTracked.current || isIncomplete || subtotal === 0 || status === 'checking') return;
    isTracked.current = true;
    const { currency } = browserSettings().tenant;
    track({ type: 'initiate-checkout', total, currency, ...(status === 'applied' && { coupon: code }) });
  }, [total, subtotal, isIncomplete, status, code]);
}
