import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { CancelFoundOrder } from '@/components/account/cancel-order';
import { OrderView } from '@/components/account/order-view';
import { PaymentStatus } from '@/components/account/payment-status';
import { Link } from '@/components/ui/link';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { session } from '@/lib/platform/auth/session';
import { useStore } from '@/lib/platform/store/use-store';
import { paths } from '@/lib/platform/urls/paths';
import { type TabOrder, takePendingPurchase } from '@/lib/shopper/checkout/placed-orders';
import { isPaid } from '@/lib/shopper/orders/order';
import { track } from '@/lib/shopper/tracking/track';
import { usePlacedOrder } from './use-placed-order.ts';

const loadOrderAccountForm = () =>
  import('./order-account-form.tsx').then((module) => module.OrderAccountForm);

/**
 * Fetches and shows an order. Offers a guest an account with the details of that order, and links to the profile once the
 * account exists (`hasAccount`). When the order cannot be fetched, renders nothing, or for a card order only its payment status.
 */
export function PlacedOrderDetails({
  number,
  email,
  hasAccount,
  isByCard,
  paymentOrigins,
}: Pick<TabOrder, 'number' | 'email' | 'hasAccount' | 'isByCard'> & {
  /** Allowed origins of payment pages. */
  paymentOrigins: readonly string[];
}) {
  const t = useTranslations('orders');
  const tAccount = useTranslations('checkout.thanks.account');
  const { data: order, error, mutate } = usePlacedOrder(number, email);
  const isGuest = useStore(session, ({ status }) => status === 'anonymous');
  const OrderAccountForm = useDeferredComponent(loadOrderAccountForm, isGuest && order != null);
  const isOrderPaid = isByCard && order != null && isPaid(order.status);
  // An order by card counts as a purchase only once it is paid.
  useEffect(() => {
    const purchase = isOrderPaid ? takePendingPurchase(number) : null;
    if (purchase) track(purchase);
  }, [isOrderPaid, number]);
  const paymentStatus = isByCard && (order || error) && (
    <PaymentStatus
      number={number}
      email={email}
      status={order?.status ?? null}
      paymentOrigins={paymentOrigins}
      recheck={() => mutate()}
    />
  );
  if (!order) return paymentStatus || null;
  return (
    <>
      {paymentStatus}
      <section aria-labelledby="placed-order" className="mt-10 max-w-3xl">
        <h2 id="placed-order" className="title mb-6 text-3xl">
          {t('yourOrder')}
        </h2>
        <OrderView order={order} />
        <CancelFoundOrder
          key={order.id}
          order={order}
          onStatusChange={(status) => void mutate({ ...order, status }, { revalidate: false })}
        />
      </section>
      {hasAccount && !isGuest && (
        <p className="mt-10 max-w-xl">
          {tAccount('kept')}{' '}
          <Link href={paths.profile} className="link inline-flex min-h-11 items-center">
            {tAccount('profile')}
          </Link>
        </p>
      )}
      {/* An account needs a name, which is empty when the API did not return it. */}
      {isGuest && OrderAccountForm && order.recipient && <OrderAccountForm order={order} email={email} />}
    </>
  );
}
