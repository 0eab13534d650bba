import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { CancelFoundOrder } from '@/components/account/cancel-found-order';
import { OrderView } from '@/components/account/order-view';
import { findOrder } from '@/lib/orders/orders';

/** Fetches and shows the order placed last; renders nothing when it cannot be fetched. */
export function PlacedOrderDetails({ number, email }: { number: string; email: string }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { data, mutate } = useSWR(['placed', number, locale], () => findOrder({ number, email }, locale), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  return (
    data && (
      <section aria-labelledby="placed-order" className="mt-10 max-w-3xl">
        <h2 id="placed-order" className="title mb-6 text-3xl">
          {t('yourOrder')}
        </h2>
        <OrderView order={data} />
        <CancelFoundOrder
          key={data.id}
          order={data}
          onStatusChange={(status) => void mutate({ ...data, status }, { revalidate: false })}
        />
      </section>
    )
  );
}
