import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { findOrder } from '@/lib/shopper/orders/orders-api';

/** Looks an order up by number and e-mail address once. The order is null when there is none. */
export function usePlacedOrder(number: string, email: string) {
  const locale = useLocale();
  return useSWR(['placed', number, email, locale], () => findOrder({ number, email }, locale), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
}
