import { useEffect, useState } from 'react';
import { useShopForm } from '@/components/forms/use-shop-form';
import { type CheckoutValues, checkoutSchema } from '@/lib/checkout/checkout-schema';
import { checkoutDraft, keepDraft } from '@/lib/checkout/draft';
import { useCustomerData } from './use-customer-data.ts';

/** The form of the checkout: it begins with what was typed here before and what the account knows, and keeps what is typed. */
export function useCheckoutForm(send: (values: CheckoutValues) => Promise<void>) {
  const [draft] = useState(checkoutDraft);
  const checkout = useShopForm(checkoutSchema, send, draft);
  const { form } = checkout;
  useCustomerData(form);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepDraft(values as CheckoutValues));
    return unsubscribe;
  }, [form]);
  return checkout;
}
