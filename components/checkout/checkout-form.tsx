'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CartViewModel } from '@/components/cart/use-cart-view';
import { useShipping } from '@/components/cart/use-shipping';
import { usePrice } from '@/components/commerce/use-price';
import { useShopTime } from '@/components/commerce/use-shop-time';
import { CouponRow } from '@/components/coupons/coupon-row';
import { LinkedCoupon } from '@/components/coupons/linked-coupon';
import { RejectedCoupon } from '@/components/coupons/rejected-coupon';
import { useCartCoupon, useLinkedCoupon } from '@/components/coupons/use-coupon';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { useHasLasted } from '@/components/ui/use-has-lasted';
import { session } from '@/lib/platform/auth/session';
import { useStore } from '@/lib/platform/store/use-store';
import { fetchProfile } from '@/lib/shopper/account/profile';
import { maxCartLines } from '@/lib/shopper/cart/lines';
import type { ShippingMethod, ShippingOptions } from '@/lib/shopper/cart/shipping';
import {
  type CheckoutValues,
  checkoutSchema,
  emptyCheckout,
  loadDraft,
  persistDraft,
  prefillDraft,
} from '@/lib/shopper/checkout/checkout-values';
import type { ShownOrder } from '@/lib/shopper/checkout/order-cart';
import { paymentMethods } from '@/lib/shopper/checkout/payment';
import { orderTotal } from '@/lib/shopper/coupons/order-total';
import { expectedDelivery } from '@/lib/shopper/orders/expected-delivery';
import { BuyerFields, SignInHint } from './buyer-fields.tsx';
import { OrderChanges } from './order-changes.tsx';
import { OrderSummary } from './order-summary.tsx';
import { RadioOptions } from './radio-options.tsx';
import { TooManyLines } from './too-many-lines.tsx';
import { useTrackCheckoutStart } from './use-track-checkout-start.ts';

interface CheckoutFormProps {
  /**
   * Orders the cart. Throws an error whose message is shown to the buyer.
   * @param showChanges called when nothing was ordered because the buyer must accept changes first
   */
  placeOrder(
    values: CheckoutValues,
    shown: Pick<ShownOrder, 'coupon' | 'shipping'>,
    showChanges: () => void,
  ): Promise<void>;
  /** True while the order is checked and sent. */
  isPlacing: boolean;
  cart: CartViewModel;
  shippingOptions: ShippingOptions;
  takesCoupons: boolean;
  takesCards: boolean;
}

/** Time after which the form says that the order takes longer than usual. */
const slowOrderMs = 3000;

/** Contact, address, shipping and payment beside the order summary. */
export function CheckoutForm({
  placeOrder,
  isPlacing,
  cart,
  shippingOptions,
  takesCoupons,
  takesCards,
}: CheckoutFormProps) {
  const t = useTranslations('checkout');
  const tShipping = useTranslations('shippings');
  const locale = useLocale();
  const { format } = usePrice();
  const changesRef = useRef<HTMLDivElement>(null);
  const shipping = useShipping(shippingOptions);
  const { method, cost: deliveryCost, address: pickUpAddress } = shipping.selected;
  const coupon = useCartCoupon(cart.views, method, takesCoupons);
  const linkedCoupon = useLinkedCoupon(cart.views, method, takesCoupons);
  const focusChanges = () => changesRef.current?.focus();
  const { form, errors, formError, submit } = useCheckoutForm(
    // The address of an order that is picked up is the shop's.
    (values) => placeOrder({ ...values, ...pickUpAddress }, { coupon, shipping }, focusChanges),
    method,
    takesCards,
  );
  const isSlow = useHasLasted(slowOrderMs, isPlacing);
  const alertRef = useRef<HTMLDivElement>(null);
  // On a phone the button is in sight while the alert may be far below.
  useEffect(() => {
    if (formError !== null) alertRef.current?.scrollIntoView({ block: 'nearest' });
  }, [formError]);

  const focusOrderButton = () =>
    changesRef.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
  const { total, discount } = orderTotal({
    subtotal: cart.totals.subtotal,
    deliveryCost,
    discount: coupon?.discount ?? 0,
  });
  const totalText = format(cart.totals.isIncomplete ? null : total);
  useTrackCheckoutStart(cart.totals, coupon);
  const now = useShopTime();
  const [country, governorate, payment] = form.watch(['country', 'governorate', 'payment']);
  const deliveryDates =
    now === null
      ? null
      : expectedDelivery(now, locale, t('to'), pickUpAddress ?? { country, governorate }, method);
  const offeredPayments = paymentMethods.filter((name) => name !== 'card' || takesCards);
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="flex flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_min(24rem,50%)] lg:gap-12"
    >
      <div className="mb-12 grid gap-12">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-y border-sand py-3 lg:hidden">
          <a href="#summary-heading" className="link py-1">
            {t('summary')}
          </a>
          <strong className="text-lg">{totalText}</strong>
        </p>
        <SignInHint />
        <BuyerFields form={form} errors={errors} pickUpAddress={pickUpAddress} />
        <RadioOptions
          title={t('shipping')}
          registration={form.register('shipping', {
            onChange: ({ target }) => shipping.choose(target.value as ShippingMethod),
          })}
          options={shipping.options.map(({ method: value, cost }) => ({
            value,
            text: tShipping(value),
            hint: format(cost),
          }))}
        />
        {deliveryDates !== null && (
          <p aria-live="polite" className="-mt-8 text-muted">
            {t(pickUpAddress ? 'readyOn' : 'arrivesOn', { dates: deliveryDates })}
          </p>
        )}
        <RadioOptions
          title={t('payment')}
          registration={form.register('payment')}
          options={offeredPayments.map((value) => ({
            value,
            text: t(`payments.${value}.name`),
            hint: pickUpAddress && value !== 'card' ? t('payAtPickUp') : t(`payments.${value}.hint`),
          }))}
        />
      </div>
      <div className="contents gap-5 self-start bg-paper lg:sticky lg:top-28 lg:grid lg:p-8">
        <div className="grid gap-5 bg-paper p-6 lg:p-0">
          <OrderSummary
            views={cart.views}
            deliveryCost={deliveryCost}
            couponRow={coupon && <CouponRow coupon={coupon} discount={discount} />}
            total={total}
            isIncomplete={cart.totals.isIncomplete}
          />
          <div role="status" className="empty:hidden">
            {linkedCoupon && <LinkedCoupon linked={linkedCoupon} coupon={coupon} />}
          </div>
          <div ref={changesRef} role="alert" tabIndex={-1}>
            {cart.views.length > maxCartLines && <TooManyLines count={cart.views.length} />}
            {cart.views.some(({ issue }) => issue !== null) && (
              <OrderChanges cart={cart} onAccept={focusOrderButton} />
            )}
            {coupon?.status === 'rejected' && <RejectedCoupon coupon={coupon} onRemove={focusOrderButton} />}
          </div>
          <div ref={alertRef} className="empty:hidden">
            <FormAlert text={formError} />
          </div>
        </div>
        <div className="cart-bar bg-paper lg:grid">
          <p className="leading-tight lg:hidden">
            {t('total')}
            <strong className="block">{totalText}</strong>
          </p>
          <SubmitButton busy={isPlacing || form.formState.isSubmitting}>
            {t(isPlacing ? 'placingOrder' : 'placeOrder')}
          </SubmitButton>
          <p role="status" className="text-sm empty:hidden">
            {isSlow ? t('stillPlacing') : ''}
          </p>
        </div>
        <p className="bg-paper p-6 text-sm text-muted lg:p-0">
          {t(payment === 'card' ? 'termsByCard' : 'terms')}
        </p>
      </div>
    </form>
  );
}

/** Checkout form, prefilled from the draft and the account; persists what is typed. */
function useCheckoutForm(
  placeOrder: (values: CheckoutValues) => Promise<void>,
  chosenMethod: ShippingMethod,
  takesCards: boolean,
) {
  const [draft] = useState(() => {
    const loadedDraft = { ...loadDraft(), shipping: chosenMethod };
    // The draft may have been stored while the shop took cards.
    return takesCards ? loadedDraft : { ...loadedDraft, payment: emptyCheckout.payment };
  });
  const checkoutForm = useShopForm(checkoutSchema, placeOrder, draft);
  const { form } = checkoutForm;
  usePrefillFromAccount(form);
  // Another tab, or the API in a rejection, may select another method.
  useEffect(() => {
    if (form.getValues('shipping') !== chosenMethod) form.setValue('shipping', chosenMethod);
  }, [form, chosenMethod]);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => persistDraft(values as CheckoutValues));
    return unsubscribe;
  }, [form]);
  return checkoutForm;
}

/** Fills empty fields with the customer's name, e-mail address, phone number and default address. */
function usePrefillFromAccount(form: UseFormReturn<CheckoutValues, unknown, CheckoutValues>): void {
  const locale = useLocale();
  const isCustomer = useStore(session).status === 'customer';
  useEffect(() => {
    if (!isCustomer) return;
    let isCurrent = true;
    void fetchProfile(locale)
      .then(({ addresses, name, email, phoneNumber }) => {
        if (!isCurrent) return;
        const { id, label, isDefault, ...address } =
          addresses.find((saved) => saved.isDefault) ?? noSavedAddress;
        const currentValues = form.getValues();
        const focusedField = document.activeElement?.getAttribute('name') ?? undefined;
        const prefilledValues = prefillDraft(
          currentValues,
          { name, email, phoneNumber, ...address },
          focusedField,
        );
        for (const field of Object.keys(prefilledValues) as (keyof CheckoutValues)[]) {
          if (prefilledValues[field] === currentValues[field]) continue;
          form.setValue(field, prefilledValues[field]);
          form.clearErrors(field);
        }
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [isCustomer, locale, form]);
}

/** Stands in for the default address of a customer without addresses. It has no address fields, so that none are filled in. */
const noSavedAddress = { id: null, label: '', isDefault: false };
