import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { session } from '@/lib/platform/auth/session';
import { useStore } from '@/lib/platform/store/use-store';
import { fetchProfile } from '@/lib/shopper/account/profile';
import type { CheckoutValues } from '@/lib/shopper/checkout/checkout-schema';
import { prefillDraft } from '@/lib/shopper/checkout/draft';

/** Fills empty fields with the customer's name, e-mail address, phone number and default address. */
export function usePrefillFromAccount(form: UseFormReturn<CheckoutValues, unknown, CheckoutValues>): void {
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
