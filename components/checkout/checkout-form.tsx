'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { FieldError } from 'react-hook-form';
import { AddressFields } from '@/components/account/address-fields';
import type { CartView } from '@/components/cart/use-cart-view';
import { EmailField, NameField, PhoneField } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { usePrice } from '@/components/ui/use-price';
import type { AddressField } from '@/lib/address-book/address';
import { settledLines } from '@/lib/cart/line-view';
import { shippingCost, shopShipping } from '@/lib/cart/shipping';
import { type CheckoutValues, checkoutSchema } from '@/lib/checkout/checkout-schema';
import { checkoutDraft, keepDraft } from '@/lib/checkout/draft';
import { paymentMethods } from '@/lib/checkout/payments';
import { isUnanswered, mayBeSecond, placeOrder } from '@/lib/checkout/place-order';
import { sum } from '@/lib/money/money';
import { track } from '@/lib/tracking/track';
import { CallError } from '@/lib/upstream/call-error';
import { visitor } from '@/lib/visitor/state';
import { Changes } from './changes.tsx';
import { Choices } from './choices.tsx';
import { OrderSummary } from './order-summary.tsx';
import { SignInHint } from './sign-in-hint.tsx';
import { useCustomerData } from './use-customer-data.ts';
import { usePlaced } from './use-placed.ts';

const conflict = 409;

interface CheckoutFormProps {
  cart: CartView;
  currency: string;
  /** Called as soon as the order is placed. */
  onPlaced(): void;
  /** Called when another order is not waited for any longer, because this one is to be placed besides. */
  onLeft(): void;
}

/** Contact, address, shipping and payment beside what is ordered; one press places one order. */
export function CheckoutForm({ cart, currency, onPlaced, onLeft }: CheckoutFormProps) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const { amount } = usePrice(currency);
  const [draft] = useState(checkoutDraft);
  const changes = useRef<HTMLDivElement>(null);
  const finish = usePlaced(cart.views, onPlaced);
  const hasChanged = cart.views.some(({ trouble }) => trouble !== null);

  /** The lines as they are agreed to, held against what the upstream says now; null where that differs, which then shows. */
  const recheck = async () => {
    const agreed = settledLines(cart.views);
    await (await visitor()).cart.settle(agreed);
    const views = await cart.recheck(agreed);
    if (views.some(({ known }) => !known)) throw new Error(t('notChecked'));
    if (views.some(({ trouble }) => trouble !== null)) return null;
    if (cart.totals.incomplete) throw new Error(t('pricedNow'));
    return views;
  };

  const send = async (values: CheckoutValues) => {
    // Of an order that may have been placed already, what has changed may be its own doing.
    const isAgain = isUnanswered(values, cart.views);
    if (hasChanged && !isAgain) {
      changes.current?.focus();
      return;
    }
    if (mayBeSecond(values, cart.views)) {
      onLeft();
      throw new Error(t('mayBeSecond'));
    }
    const views = isAgain ? cart.views : await recheck();
    if (views === null) {
      changes.current?.focus();
      return;
    }
    try {
      await finish(await placeOrder(values, views, locale));
    } catch (error) {
      if (error instanceof CallError && error.status === conflict) {
        await cart.refresh();
        changes.current?.focus();
      }
      throw error;
    }
  };
  const focusOrderButton = () =>
    changes.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
  const { form, errors, failure, submit } = useShopForm(checkoutSchema, send, draft);
  useCustomerData(form);

  const begun = useRef(false);
  const { total, incomplete } = cart.totals;
  useEffect(() => {
    if (begun.current || incomplete || total === 0) return;
    begun.current = true;
    track({ type: 'initiate-checkout', total, currency });
  }, [total, incomplete, currency]);

  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepDraft(values as CheckoutValues));
    return unsubscribe;
  }, [form]);

  const country = form.watch('country');
  const shipping = shopShipping();
  const cost = shippingCost(shipping);
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 items-start gap-12 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="grid gap-12">
        <SignInHint />
        <section aria-labelledby="contact-heading" className="grid gap-5">
          <h2 id="contact-heading" className="title text-3xl">
            {t('contact')}
          </h2>
          <NameField registration={form.register('name')} error={errors.name} />
          <EmailField registration={form.register('email')} error={errors.email} autoComplete="email" />
          <PhoneField registration={form.register('phoneNumber')} error={errors.phoneNumber} />
        </section>
        <section aria-labelledby="address-heading" className="grid gap-5">
          <h2 id="address-heading" className="title text-3xl">
            {t('address')}
          </h2>
          <AddressFields
            register={form.register}
            errors={errors as Partial<Record<AddressField, FieldError>>}
            country={country}
            clearGovernorate={() => form.setValue('governorate', '')}
          />
        </section>
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
          currency={currency}
          shippingCost={cost}
          total={sum([cart.totals.total, cost])}
          incomplete={incomplete}
        />
        <div ref={changes} role="alert" tabIndex={-1}>
          {hasChanged && <Changes cart={cart} currency={currency} onAccept={focusOrderButton} />}
        </div>
        <FormAlert text={failure} />
        <SubmitButton busy={form.formState.isSubmitting}>{t('placeOrder')}</SubmitButton>
        <p className="text-sm text-muted">{t('terms')}</p>
      </div>
    </form>
  );
}
