'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { CartViewModel } from '@/components/cart/use-cart-view';
import { usePrice } from '@/components/commerce/use-price';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { shippingCost, shopShippingMethod } from '@/lib/cart/shipping';
import type { CheckoutOrder } from '@/lib/checkout/cart-checkout';
import { paymentMethods } from '@/lib/checkout/payment-methods';
import { sum } from '@/lib/money/money';
import { BuyerFields } from './buyer-fields.tsx';
import { OrderChanges } from './order-changes.tsx';
import { OrderSummary } from './order-summary.tsx';
import { RadioOptions } from './radio-options.tsx';
import { SignInHint } from './sign-in-hint.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useTrackCheckoutStart } from './use-track-checkout-start.ts';

interface CheckoutFormProps {
  cart: CartViewModel;
  /** Id of the cart's checkout, shared by all tabs; null until this tab has joined it. */
  checkoutId: string | null;
  onPlaced(): void;
  /** Called instead of ordering when another tab has ordered this cart. */
  onPlacedElsewhere(order: CheckoutOrder): void;
  /** Called when an unconfirmed earlier order is discarded in favour of this one. */
  onPendingDiscarded(): void;
}

/** Contact, address, shipping and payment beside the order summary. */
export function CheckoutForm({ cart, ...options }: CheckoutFormProps) {
  const t = useTranslations('checkout');
  const { amount } = usePrice();
  const changes = useRef<HTMLDivElement>(null);
  const order = usePlaceOrder(cart, {
    ...options,
    onChanged: () => changes.current?.focus(),
  });
  const { form, errors, formError, submit } = useCheckoutForm(order);
  useTrackCheckoutStart(cart.totals);

  const focusOrderButton = () =>
    changes.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
  const shipping = shopShippingMethod();
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
        <RadioOptions
          title={t('shipping')}
          registration={form.register('shipping')}
          options={[{ name: shipping, text: t(`shippings.${shipping}`), hint: amount(cost) }]}
        />
        <RadioOptions
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
          {cart.views.some(({ issue }) => issue !== null) && (
            <OrderChanges cart={cart} onAccept={focusOrderButton} />
          )}
        </div>
        <FormAlert text={formError} />
        <SubmitButton busy={form.formState.isSubmitting}>{t('placeOrder')}</SubmitButton>
        <p className="text-sm text-muted">{t('terms')}</p>
      </div>
    </form>
  );
}
