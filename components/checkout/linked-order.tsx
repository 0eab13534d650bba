import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/account/load-failure';
import { isNotFoundOrUnsupported } from '@/lib/platform/upstream/call-error';
import { PlacedOrderDetails } from './placed-order-details.tsx';
import { usePlacedOrder } from './use-placed-order.ts';

/**
 * Looks up an order that this browser does not know, and shows its number and details.
 * @param children shown while the order is loading, and where there is no such order
 */
export function LinkedOrder({
  number,
  email,
  paymentOrigins,
  children,
}: {
  number: string;
  email: string;
  /** Allowed origins of payment pages. */
  paymentOrigins: readonly string[];
  children: ReactNode;
}) {
  const t = useTranslations('checkout.thanks');
  const tOrders = useTranslations('orders');
  const { data: order, error, mutate } = usePlacedOrder(number, email);
  if (error && !isNotFoundOrUnsupported(error))
    return <LoadFailure error={error} retryLabel={tOrders('tryAgain')} onRetry={() => void mutate()} />;
  if (!order) return children;
  return (
    <>
      <p className="text-xl">
        {t('byCard')}{' '}
        <strong className="whitespace-nowrap">
          <bdi>{order.number}</bdi>
        </strong>
      </p>
      <PlacedOrderDetails
        number={number}
        email={email}
        isByCard={order.isByCard}
        hasAccount={false}
        paymentOrigins={paymentOrigins}
      />
    </>
  );
}
