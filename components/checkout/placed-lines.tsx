import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { OrderView } from '@/components/account/order-view';
import { findOrder } from '@/lib/orders/orders';

/** The order placed last, as the upstream keeps it; nothing where it does not tell. */
export function PlacedLines({ number, email }: { number: string; email: string }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { data } = useSWR(['placed', number, locale], () => findOrder({ number, email }, locale), {
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
      </section>
    )
  );
}
