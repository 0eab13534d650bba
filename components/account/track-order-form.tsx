'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { InferType } from 'yup';
import { EmailField, Field } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { placedOrder } from '@/lib/checkout/placed';
import { orderQuerySchema } from '@/lib/orders/order-query-schema';
import { findOrder } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/types';
import { OrderView } from './order-view.tsx';

/**
 * Finds an order by its number and e-mail address; the order just placed at once.
 * @param children the sample, shown until one is looked for
 */
export function TrackOrderForm({ children }: { children?: ReactNode }) {
  const t = useTranslations('orders');
  const label = useTranslations('forms.fields');
  const locale = useLocale();
  const [order, setOrder] = useState<Order | null>(null);
  const [placed] = useState(() => {
    const order = placedOrder();
    return order ? { number: order.number, email: order.email } : undefined;
  });
  const find = async (values: InferType<typeof orderQuerySchema>) => {
    setOrder(null);
    const found = await findOrder(values, locale);
    if (found === null) throw new Error(t('noSuchOrder'));
    setOrder(found);
  };
  const { form, errors, failure, submit } = useShopForm(orderQuerySchema, find, placed);
  const { isSubmitting, isSubmitted } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (placed) element.current?.requestSubmit();
  }, [placed]);
  return (
    <>
      <form ref={element} method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-5">
        <Field
          label={label('orderNumber')}
          registration={form.register('number')}
          error={errors.number}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
        <EmailField registration={form.register('email')} error={errors.email} autoComplete="email" />
        <FormAlert text={failure} />
        <div>
          <SubmitButton busy={isSubmitting}>{t('track')}</SubmitButton>
        </div>
      </form>
      <div role="status" className="mt-12">
        {order && (
          <section aria-labelledby="found-order" className="max-w-3xl">
            <h2 id="found-order" className="title mb-6 text-3xl">
              {t('yourOrder')}
            </h2>
            <OrderView order={order} />
          </section>
        )}
      </div>
      {!isSubmitting && !isSubmitted && children}
    </>
  );
}
