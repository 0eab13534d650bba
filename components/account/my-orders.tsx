'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { FormAlert } from '@/components/forms/form-alert';
import { useErrorMessage } from '@/components/forms/use-error-message';
import { formatLongDate } from '@/lib/platform/i18n/format';
import { formatPrice } from '@/lib/platform/money/format-price';
import type { OrderSummary } from '@/lib/shopper/orders/order';
import { fetchOrder, fetchOrders, ordersPerPage } from '@/lib/shopper/orders/orders-api';
import { CancelOrder } from './cancel-order.tsx';
import { LoadFailure } from './load-failure.tsx';
import { OrderStatus, OrderView } from './order-view.tsx';
import { PaymentStatus } from './payment-status.tsx';

const fetchOnceOptions = { shouldRetryOnError: false, revalidateOnFocus: false };

interface MyOrdersProps {
  /** E-mail address of the customer; part of the SWR cache keys. */
  email: string;
  /** Origins of payment pages that the buyer may be led to. */
  paymentOrigins?: readonly string[];
}

/** Orders of a customer, newest first; each expands to its details. */
export function MyOrders({ email, paymentOrigins = [] }: MyOrdersProps) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const {
    data: orderPage,
    error,
    mutate,
  } = useSWR(['orders', email, locale, page], async () => ({ ...(await fetchOrders(page, locale)), page }), {
    ...fetchOnceOptions,
    keepPreviousData: true,
  });
  // When a refetch fails, the page's orders stay. When another page cannot be fetched, the failure replaces the previous page.
  if (error && orderPage?.page !== page) {
    return <LoadFailure error={error} retryLabel={t('tryAgain')} onRetry={() => void mutate()} />;
  }
  if (!orderPage) return <p className="text-muted">{t('loading')}</p>;
  if (orderPage.items.length === 0) return <p className="text-muted">{t('none')}</p>;
  const pageCount = Math.ceil(orderPage.total / ordersPerPage);
  // Changes what is shown now: another page may have been opened since the call began.
  const showStatus = (id: OrderSummary['id'], status: string) =>
    void mutate(
      (shown) =>
        shown && {
          ...shown,
          items: shown.items.map((order) => (order.id === id ? { ...order, status } : order)),
        },
      { revalidate: false },
    );
  return (
    <>
      <ul className="ruled border-y border-sand">
        {orderPage.items.map((order) => (
          <li key={order.id}>
            <OrderDisclosure
              order={order}
              email={email}
              paymentOrigins={paymentOrigins}
              onStatusChange={(status) => showStatus(order.id, status)}
            />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <nav aria-label={t('pagination')} className="mt-6 flex items-center gap-4">
          <button
            type="button"
            className="btn btn-quiet"
            aria-disabled={page === 1}
            onClick={() => setPage(Math.max(1, page - 1))}
          >
            {t('newer')}
          </button>
          <span role="status">{t('page', { page, pages: pageCount })}</span>
          <button
            type="button"
            className="btn btn-quiet"
            aria-disabled={page === pageCount}
            onClick={() => setPage(Math.min(pageCount, page + 1))}
          >
            {t('older')}
          </button>
        </nav>
      )}
    </>
  );
}

interface OrderDisclosureProps {
  order: OrderSummary;
  email: string;
  paymentOrigins: readonly string[];
  onStatusChange(status: string): void;
}

function OrderDisclosure({ order, email, paymentOrigins, onStatusChange }: OrderDisclosureProps) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [isOpen, setIsOpen] = useState(false);
  const total = formatPrice(order.total, {
    currency: order.currency,
    locale,
    noPriceText: t('notAvailable'),
  });
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="grid min-h-14 grid-cols-2 items-center gap-x-6 py-3 sm:grid-cols-4">
        <span className="link font-semibold max-sm:col-span-2">
          {t('orderNumber', { number: order.number })}
        </span>
        <span className="text-muted max-sm:col-span-2">
          {order.createdAt !== null && formatLongDate(order.createdAt, locale, timeZone)}
        </span>
        <span>
          <OrderStatus status={order.status} />
        </span>
        <span className="text-end">{total}</span>
      </summary>
      {isOpen && (
        <div className="pt-4 pb-8">
          <OrderDetail
            id={order.id}
            email={email}
            paymentOrigins={paymentOrigins}
            onStatusChange={onStatusChange}
          />
        </div>
      )}
    </details>
  );
}

interface OrderDetailProps extends Omit<OrderDisclosureProps, 'order'> {
  id: OrderSummary['id'];
}

function OrderDetail({ id, email, paymentOrigins, onStatusChange }: OrderDetailProps) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const errorMessage = useErrorMessage();
  const {
    data: order,
    error,
    mutate,
  } = useSWR(['order', email, locale, id], () => fetchOrder(id, locale), fetchOnceOptions);
  if (order === undefined)
    return error ? <FormAlert text={errorMessage(error)} /> : <p className="text-muted">{t('loading')}</p>;
  if (order === null) return <FormAlert text={t('notFound')} />;
  const recheck = async () => {
    const currentOrder = await mutate();
    if (currentOrder && currentOrder.status !== order.status) onStatusChange(currentOrder.status);
  };
  const showStatus = (status: string) => {
    void mutate({ ...order, status }, { revalidate: false });
    onStatusChange(status);
  };
  return (
    <>
      <OrderView order={order} />
      {order.isByCard && (
        <PaymentStatus
          number={order.number}
          email={order.email}
          status={order.status}
          paymentOrigins={paymentOrigins}
          recheck={recheck}
        />
      )}
      <CancelOrder order={order} onStatusChange={showStatus} />
    </>
  );
}
