import { useEffect, useState } from 'react';
import { useShopForm } from '@/components/forms/use-shop-form';
import { type CheckoutValues, checkoutSchema, emptyCheckout } from '@/lib/checkout/checkout-schema';
import { loadDraft, persistDraft } from '@/lib/checkout/draft';
import { usePrefillFromAccount } from './use-prefill-from-account.ts';

/** Checkout form, prefilled from the draft and the account; persists what is typed. */
export function useCheckoutForm(placeOrder: (values: CheckoutValues) => Promise<void>, takesCards: boolean) {
  const [draft] = useState(() => {
    const loadedDraft = loadDraft();
    return takesCards ? loadedDraft : { ...loadedDraft, payment: emptyCheckout.payment };
  });
  const checkoutForm = useShopForm(checkoutSchema, placeOrder, draft);
  const { form } = checkoutForm;
  usePrefillFromAccount(form);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => persistDraft(values as CheckoutValues));
    return unsubscribe;
  }, [form]);
  return checkoutForm;
}
