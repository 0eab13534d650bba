import { useEffect, useState } from 'react';
import { useShopForm } from '@/components/forms/use-shop-form';
import type { ShippingMethod } from '@/lib/shopper/cart/shipping';
import { type CheckoutValues, checkoutSchema, emptyCheckout } from '@/lib/shopper/checkout/checkout-schema';
import { loadDraft, persistDraft } from '@/lib/shopper/checkout/draft';
import { usePrefillFromAccount } from './use-prefill-from-account.ts';

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
