import { useLocale, useTranslations } from 'next-intl';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { AddressFields } from '@/components/account/address-fields';
import { AddressText } from '@/components/account/address-text';
import { EmailField, NameField, PhoneField } from '@/components/forms/field';
import { loginPath } from '@/lib/platform/auth/login-path';
import { session } from '@/lib/platform/auth/session';
import { useStore } from '@/lib/platform/store/use-store';
import { localePath, paths } from '@/lib/platform/urls/paths';
import type { Address } from '@/lib/shopper/address-book/address';
import type { CheckoutValues } from '@/lib/shopper/checkout/checkout-values';

interface BuyerFieldsProps {
  form: UseFormReturn<CheckoutValues, unknown, CheckoutValues>;
  errors: FieldErrors<CheckoutValues>;
  /** Where the order is picked up; undefined for an order that is delivered. */
  pickUpAddress?: Address | undefined;
}

/** Contact and delivery address of the checkout, or the place where the order is picked up. */
export function BuyerFields({ form, errors, pickUpAddress }: BuyerFieldsProps) {
  const t = useTranslations('checkout');
  return (
    <>
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
          {t(pickUpAddress ? 'pickUpAt' : 'address')}
        </h2>
        {pickUpAddress ? (
          <AddressText address={pickUpAddress} />
        ) : (
          <AddressFields
            register={form.register}
            errors={errors}
            country={form.watch('country')}
            clearGovernorate={() => form.setValue('governorate', '')}
          />
        )}
      </section>
    </>
  );
}

/** Sign-in link for guests; the draft survives signing in. */
export function SignInHint() {
  const t = useTranslations('checkout');
  const locale = useLocale();
  if (useStore(session).status !== 'anonymous') return null;
  return (
    <p>
      {t('haveAccount')}{' '}
      <a href={loginPath(locale, localePath(locale, paths.checkout))} className="link">
        {t('signIn')}
      </a>
    </p>
  );
}
