'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { CartView } from '@/components/cart/use-cart-view';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { usePrice } from '@/components/shop/use-price';
import { shippingCost, shopShipping } from '@/lib/cart/shipping';
import { paymentMethods } from '@/lib/checkout/payments';
import { sum } from '@/lib/money/money';
import { BuyerFields } from './buyer-fields.tsx';
import { Changes } from './changes.tsx';
import { Choices } from './choices.tsx';
import { OrderSummary } from './order-summary.tsx';
import { SignInHint } from './sign-in-hint.tsx';
import { useCheckoutBegun } from './use-checkout-begun.ts';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useOrder } from './use-order.ts';

interface CheckoutFormProps {
  cart: CartView;
  /** Called as soon as the order is placed. */
  onPlaced(): void;
  /** Called when another order is not waited for any longer, because this one is to be placed besides. */
  onLeft(): void;
}

/** Contact, address, shipping and payment beside what is ordered; one press places one order. */
export function CheckoutForm({ cart, onPlaced, onLeft }: CheckoutFormProps) {
  const t = useTranslations('checkout');
  const { amount } = usePrice();
  const changes = useRef<HTMLDivElement>(null);
  const order = useOrder(cart, { onPlaced, onLeft, onChanged: () => changes.current?.focus() });
  const { form, errors, failure, submit } = useCheckoutForm(order);
  useCheckoutBegun(cart.totals);

  const focusOrderButton = () =>
    changes.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
  const shipping = shopShipping();
  const cost = shippingCost(shipping);
  const total = sum([cart.totals.total, cost]);
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 items-start gap-12 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="grid gap-12">
        <p className="flex items-baseline justify-between gap-4 border-y border-sand py-3 lg:hidden">
          <a href="#summary-heading" className="link py-1">
            {t('summary')}
          </a>
          <strong className="text-lg">{amount(cart.totals.incomplete ? null : total)}</strong>
        </p>
        <SignInHint />
        <BuyerFields form={form} errors={errors} />
        <Choices
          title={t('shipping')}
          registration={form.register('shipping')}
          options={[{ name: shipping, text: t(`shippings.${shipping}`), hint: amount(cost) }]}
        />
        <Choices
          title={t('payment')}
          registration={form.register('payment')}
          options={paymentMethods.map((name) => ({
            name,
            text: t(`payments.${name}.name`),
            hint: t(`payments.${name}.hint`),
          }))}
        />
      </div>
      <div className="grid gap-5 bg-paper p-6 lg:sticky lg:top-28 lg:p-8">
        <OrderSummary
          views={cart.views}
          shippingCost={cost}
          total={total}
          incomplete={cart.totals.incomplete}
        />
        <div ref={changes} role="alert" tabIndex={-1}>
          {cart.views.some(({ trouble }) => trouble !== null) && (
            <Changes cart={cart} onAccept={focusOrderButton} />
          )}
        </div>
        <FormAlert text={failure} />
        <SubmitButton busy={form.formState.isSubmitting}>{t('placeOrder')}</SubmitButton>
        <p className="text-sm text-muted">{t('terms')}</p>
      </div>
    </form>
  );
}
