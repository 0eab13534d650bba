'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Field, TextAreaField } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { maxAddressLengths } from '@/lib/platform/forms/max-lengths';
import type { AddressField } from '@/lib/shopper/address-book/address';
import {
  countries,
  deliveryCountryCodes,
  governorates,
  governoratesCountry,
  homeCountry,
} from '@/lib/shopper/address-book/countries';

interface AddressFieldsProps {
  /** Registers an address field with the surrounding form. */
  register(name: AddressField, options?: { onChange?: () => void }): UseFormRegisterReturn;
  errors?: Partial<Record<AddressField, FieldError>>;
  /** Code of the selected country; undefined means the home country. */
  country: string | undefined;
  /** Clears the governorate after a change of country. */
  clearGovernorate(): void;
}

/**
 * Address fields. Offers the countries that the shop delivers to, and the one that the address had at first. The region is a list for
 * Egypt, and a text field for other countries.
 */
export function AddressFields({ register, errors = {}, country, clearGovernorate }: AddressFieldsProps) {
  const t = useTranslations('forms.address');
  const locale = useLocale();
  const [initialCountry] = useState(country);
  const countryOptions = useMemo(() => {
    // Undefined when the shop delivers to all countries.
    const deliveryCountries = deliveryCountryCodes();
    return countries(
      locale,
      homeCountry(),
      deliveryCountries && [...new Set([...deliveryCountries, ...(initialCountry ? [initialCountry] : [])])],
    );
  }, [locale, initialCountry]);
  const { compare } = new Intl.Collator(locale);
  const governorateOptions = governorates
    .map(({ key, name }) => ({ name, text: t(`governorates.${key}`) }))
    .sort((a, b) => compare(a.text, b.text));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={t('country')}
        registration={register('country', { onChange: clearGovernorate })}
        error={errors.country}
        autoComplete="country"
      >
        {countryOptions.map(({ code, name }) => (
          // Server and browser may format country names differently.
          <option key={code} value={code} suppressHydrationWarning>
            {name}
          </option>
        ))}
      </SelectField>
      {(country ?? homeCountry()) === governoratesCountry ? (
        <SelectField
          key="select"
          label={t('governorate')}
          registration={register('governorate')}
          error={errors.governorate}
          autoComplete="address-level1"
        >
          <option value="">{t('choose')}</option>
          {governorateOptions.map(({ name, text }) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </SelectField>
      ) : (
        <Field
          key="text"
          label={t('region')}
          registration={register('governorate')}
          error={errors.governorate}
          autoComplete="address-level1"
          maxLength={maxAddressLengths.governorate}
        />
      )}
      <Field
        label={t('city')}
        registration={register('city')}
        error={errors.city}
        autoComplete="address-level2"
        maxLength={maxAddressLengths.city}
      />
      <Field
        label={t('street')}
        registration={register('street')}
        error={errors.street}
        autoComplete="address-line1"
        maxLength={maxAddressLengths.street}
      />
      <Field
        label={t('building')}
        registration={register('building')}
        autoComplete="address-line2"
        maxLength={maxAddressLengths.building}
        optional
      />
      <Field
        label={t('postalCode')}
        registration={register('postalCode')}
        autoComplete="postal-code"
        maxLength={maxAddressLengths.postalCode}
        optional
      />
      <div className="sm:col-span-2">
        <TextAreaField
          label={t('notes')}
          registration={register('notes')}
          rows={2}
          maxLength={maxAddressLengths.notes}
          optional
        />
      </div>
    </div>
  );
}
