import { useTranslations } from 'next-intl';
import { orderStatuses } from '@/lib/orders/types';

/** State of an order in words; one that has none is shown as it came. */
export function OrderStatus({ status }: { status: string }) {
  const t = useTranslations('orders.statuses');
  const known = orderStatuses.find((name) => name === status);
  return known ? t(known) : <bdi>{status}</bdi>;
}
