'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InferType } from 'yup';
import { EmailField, Field } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { maxOrderNumberLength } from '@/lib/platform/forms/max-lengths';
import { MessageError } from '@/lib/platform/forms/message-error';
import { findPlacedOrder, loadPlacedOrder } from '@/lib/shopper/checkout/placed-orders';
import type { Order } from '@/lib/shopper/orders/order';
import { orderQuerySchema } from '@/lib/shopper/orders/order-query-schema';
import { findOrder } from '@/lib/shopper/orders/orders-api';
import { CancelFoundOrder } from './cancel-order.tsx';
import { OrderView } from './order-view.tsx';
import { PaymentStatus } from './payment-status.tsx';

/**
 * Looks up an order by number and e-mail address; submits at once for the order that the URL names, or else the one placed last in this
 * tab, if this browser knows it.
 * @param children sample order, shown until the first lookup
 */
export function TrackOrderForm({
  children,
  paymentOrigins = [],
}: {
  children?: ReactNode;
  /** Origins of payment pages that the buyer may be led to. */
  paymentOrigins?: readonly string[];
}) {
  const t = useTranslations('orders');
  const tFields = useTranslations('forms.fields');
  const locale = useLocale();
  const [order, setOrder] = useState<Order | null>(null);
  const lookUpOrder = async (values: InferType<typeof orderQuerySchema>) => {
    setOrder(null);
    const foundOrder = await findOrder(values, locale);
    if (foundOrder === null) throw new MessageError(t('noSuchOrder'));
    setOrder(foundOrder);
  };
  /** Shows a later state of the order, unless another one has been looked up meanwhile. */
  const showLaterState = ({ id }: Order, laterState: Partial<Order>) =>
    setOrder((shown) => (shown?.id === id ? { ...shown, ...laterState } : shown));
  const recheck = async (shownOrder: Order) => {
    const { number, email } = shownOrder;
    const foundOrder = await findOrder({ number, email }, locale);
    if (foundOrder) showLaterState(shownOrder, foundOrder);
  };
  const { form, errors, formError, submit } = useShopForm(orderQuerySchema, lookUpOrder);
  const { isSubmitting, isSubmitted } = form.formState;
  const formRef = useRef<HTMLFormElement>(null);
  // In an effect, because the URL is still that of the previous page while this one renders.
  const lookUpKnownOrder = useEffectEvent(() => {
    const { number, email } = queryOfUrl() ?? {};
    if (number) form.setValue('number', number);
    if (!email) return;
    form.setValue('email', email);
    formRef.current?.requestSubmit();
  });
  useEffect(() => lookUpKnownOrder(), []);
  return (
    <>
      <form ref={formRef} method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-5">
        <Field
          label={tFields('orderNumber')}
          registration={form.register('number')}
          error={errors.number}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={maxOrderNumberLength}
        />
        <EmailField registration={form.register('email')} error={errors.email} autoComplete="email" />
        <FormAlert text={formError} />
        <div>
          <SubmitButton busy={isSubmitting}>{t('track')}</SubmitButton>
        </div>
      </form>
      <div role="status" aria-atomic="false" className="mt-12">
        {order && (
          <section aria-labelledby="found-order" className="max-w-3xl">
            <h2 id="found-order" className="title mb-6 text-3xl">
              {t('yourOrder')}
            </h2>
            <OrderView order={order} />
          </section>
        )}
      </div>
      {order?.isByCard && (
        <PaymentStatus
          key={`payment ${order.id}`}
          number={order.number}
          email={order.email}
          status={order.status}
          paymentOrigins={paymentOrigins}
          recheck={() => recheck(order)}
        />
      )}
      {order && (
        <CancelFoundOrder
          key={order.id}
          order={order}
          onStatusChange={(status) => showLaterState(order, { status })}
        />
      )}
      {!isSubmitting && !isSubmitted && children}
    </>
  );
}

/** Number of the order that the URL names, with its e-mail address if this browser knows it; else of the order placed last in this tab. */
function queryOfUrl(): { number: string; email?: string } | null {
  const number = new URLSearchParams(location.search).get('number');
  if (!number) return loadPlacedOrder();
  return findPlacedOrder(number) ?? { number: number.slice(0, maxOrderNumberLength) };
}
