import { useLocale } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { session } from '@/lib/auth/session';
import { fetchOrder } from '@/lib/orders/orders';
import { isCancellable, type Order } from '@/lib/orders/types';
import { useStore } from '@/lib/store/use-store';
import { CancelOrder } from './cancel-order.tsx';

interface CancelFoundOrderProps {
  order: Order;
  onStatusChange(status: string): void;
}

/**
 * `CancelOrder` for an order found by number and e-mail address, if it belongs to the signed-in customer. Give it the order's id as
 * `key`.
 */
export function CancelFoundOrder({ order, onStatusChange }: CancelFoundOrderProps) {
  const locale = useLocale();
  const current = useStore(session);
  // The initial value, so that the confirmation stays visible after the cancellation.
  const [wasCancellable] = useState(isCancellable(order));
  const { data: ownOrder } = useSWR(
    current.status === 'customer' && wasCancellable && ['order', current.email, locale, order.id],
    () => fetchOrder(order.id, locale),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return ownOrder && <CancelOrder order={order} onStatusChange={onStatusChange} />;
}
