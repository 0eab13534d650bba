import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useShopForm } from '@/components/forms/use-shop-form';
import { session } from '@/lib/platform/auth/session';
import { useStore } from '@/lib/platform/store/use-store';
import { fetchProfile } from '@/lib/shopper/account/profile';
import type { ShippingMethod } from '@/lib/shopper/cart/shipping';
import { type CheckoutValues, checkoutSchema, emptyCheckout } from '@/lib/shopper/checkout/checkout-schema';
import { loadDraft, persistDraft, prefillDraft } from '@/lib/shopper/checkout/draft';

/** Checkout form, prefilled from the draft and the account; persists what is typed. `shipping` is the chosen method. */
export function useCheckoutForm(
  placeOrder: (values: CheckoutValues) => Promise<void>,
  shipping: ShippingMethod,
  takesCards: boolean,
) {
  const [draft] = useState(() => {
    const loadedDraft = { ...loadDraft(), shipping };
    return takesCards ? loadedDraft : { ...loadedDraft, payment: emptyCheckout.payment };
  });
  const checkoutForm = useShopForm(checkoutSchema, placeOrder, draft);
  const { form } = checkoutForm;
  usePrefillFromAccount(form);
  // Another tab, or the API in a rejection, may select another method.
  useEffect(() => {
    if (form.getValues('shipping') !== shipping) form.setValue('shipping', shipping);
  }, [form, shipping]);
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

/** Stands for the default address of a customer without one: has no address fields. */
const noSavedAddress = { id: null, label: '', isDefault: false };
