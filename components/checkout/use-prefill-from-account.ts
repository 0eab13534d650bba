import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fetchProfile } from '@/lib/account/profile';
import { session } from '@/lib/auth/session';
import type { CheckoutValues } from '@/lib/checkout/checkout-schema';
import { prefillDraft } from '@/lib/checkout/draft';
import { useStore } from '@/lib/store/use-store';

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
          addresses.find((saved) => saved.isDefault) ?? emptyAddress;
        const before = form.getValues();
        const focusedField = document.activeElement?.getAttribute('name') ?? undefined;
        const completed = prefillDraft(before, { name, email, phoneNumber, ...address }, focusedField);
        for (const field of Object.keys(completed) as (keyof CheckoutValues)[]) {
          if (completed[field] === before[field]) continue;
          form.setValue(field, completed[field]);
          form.clearErrors(field);
        }
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [isCustomer, locale, form]);
}

const emptyAddress = { id: null, label: '', isDefault: false };
