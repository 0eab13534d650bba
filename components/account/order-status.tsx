import { useTranslations } from 'next-intl';
import { orderStatuses } from '@/lib/shopper/orders/types';

/** Translated order status; an unknown one is shown as received. */
export function OrderStatus({ status }: { status: string }) {
  const t = useTranslations('orders.statuses');
  const knownStatus = orderStatuses.find((name) => name === status);
  return <bdi>{knownStatus ? t(knownStatus) : status}</bdi>;
}
