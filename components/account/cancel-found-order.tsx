import { useLocale } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { session } from '@/lib/platform/auth/session';
import { useStore } from '@/lib/platform/store/use-store';
import { fetchOrder } from '@/lib/shopper/orders/orders';
import { isCancellable, type Order } from '@/lib/shopper/orders/types';
import { CancelOrder } from './cancel-order.tsx';

interface CancelFoundOrderProps {
  order: Order;
  onStatusChange(status: string): void;
}

/**
 * `CancelOrder` for an order found by number and e-mail address, if the order belongs to the signed-in customer. Needs the
 * order's id as `key`, because the component remembers whether the order was cancellable at first.
 */
export function CancelFoundOrder({ order, onStatusChange }: CancelFoundOrderProps) {
  const locale = useLocale();
  const currentSession = useStore(session);
  // The initial value, so that the confirmation stays visible after the cancellation.
  const [wasCancellable] = useState(isCancellable(order));
  const { data: ownOrder } = useSWR(
    currentSession.status === 'customer' &&
      wasCancellable && ['order', currentSession.email, locale, order.id],
    () => fetchOrder(order.id, locale),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return ownOrder && <CancelOrder order={order} onStatusChange={onStatusChange} />;
}
