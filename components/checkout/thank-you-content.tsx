'use client';

import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { useStore } from '@/lib/platform/store/use-store';
import { findLastOrder } from '@/lib/shopper/checkout/cart-checkout';
import { loadPlacedOrder, persistPlacedOrder } from '@/lib/shopper/checkout/placed-order';
import { visitorState } from '@/lib/shopper/visitor/state';
import { ThankYou } from './thank-you.tsx';
import { useReturnToOrder } from './use-return-to-order.ts';

const loadDetails = () => import('./placed-order-details.tsx').then((module) => module.PlacedOrderDetails);

/**
 * Persists the last order of another tab as the placed order of this tab when the URL contains its number. Returns the
 * placed order of this tab; null without one.
 */
function adoptOrderOfOtherTab() {
  const order = findLastOrder(new URLSearchParams(location.search).get('number'));
  if (order) persistPlacedOrder({ ...order, isByCard: order.payment === 'card' });
  return loadPlacedOrder();
}

/** Client part of the thank-you page: order number, details and tracking link. */
export function ThankYouContent({ paymentOrigins = [] }: { paymentOrigins?: readonly string[] }) {
  const ready = useStore(visitorState, (state) => state.ready);
  const order = ready ? (loadPlacedOrder() ?? adoptOrderOfOtherTab()) : null;
  useReturnToOrder(order !== null);
  const Details = useDeferredComponent(loadDetails, order !== null);
  return <ThankYou>{order && Details && <Details {...order} paymentOrigins={paymentOrigins} />}</ThankYou>;
}
