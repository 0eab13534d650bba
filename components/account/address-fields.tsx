'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Field, TextField } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import type { AddressField } from '@/lib/address-book/address';
import { deliverTo, homeCountry } from '@/lib/address-book/delivery';
import { countries, governorates, governoratesCountry } from '@/lib/address-book/places';

interface AddressFieldsProps {
  /** Registers a field of the address with the form around it. */
  register(name: AddressField, options?: { onChange?: () => void }): UseFormRegisterReturn;
  errors?: Partial<Record<AddressField, FieldError>>;
  /** The country chosen at the moment. */
  country: string | undefined;
  /** Empties the governorate, which no longer fits once the country has changed. */
  clearGovernorate(): void;
}

/** Fields of an address where the shop delivers to, or where it already is: Egypt with its governorates, elsewhere they are written. */
export function AddressFields({ register, errors = {}, country, clearGovernorate }: AddressFieldsProps) {
  const t = useTranslations('forms.address');
  const locale = useLocale();
  const [present] = useState(country);
  const named = useMemo(() => {
    const offered = deliverTo();
    return countries(
      locale,
      homeCountry(),
      offered && [...new Set([...offered, ...(present ? [present] : [])])],
    );
  }, [locale, present]);
  const { compare } = new Intl.Collator(locale);
  const choices = governorates
    .map(({ key, name }) => ({ name, text: t(`governorates.${key}`) }))
    .sort((one, other) => compare(one.text, other.text));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={t('country')}
        registration={register('country', { onChange: clearGovernorate })}
        error={errors.country}
        autoComplete="country"
      >
        {named.map(({ code, name }) => (
          // Servers and browsers may know a country by different names.
          <option key={code} value={code} suppressHydrationWarning>
            {name}
          </option>
        ))}
      </SelectField>
      {(country ?? homeCountry()) === governoratesCountry ? (
        <SelectField
          key="choice"
          label={t('governorate')}
          registration={register('governorate')}
          error={errors.governorate}
          autoComplete="address-level1"
        >
          <option value="">{t('choose')}</option>
          {choices.map(({ name, text }) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </SelectField>
      ) : (
        <Field
          key="words"
          label={t('region')}
          registration={register('governorate')}
          error={errors.governorate}
          autoComplete="address-level1"
          maxLength={100}
        />
      )}
      <Field
        label={t('city')}
        registration={register('city')}
        error={errors.city}
        autoComplete="address-level2"
        maxLength={100}
      />
      <Field
        label={t('street')}
        registration={register('street')}
        error={errors.street}
        autoComplete="address-line1"
        maxLength={200}
      />
      <Field
        label={t('building')}
        registration={register('building')}
        autoComplete="address-line2"
        maxLength={100}
        optional
      />
      <Field
        label={t('postalCode')}
        registration={register('postalCode')}
        autoComplete="postal-code"
        maxLength={20}
        optional
      />
      <div className="sm:col-span-2">
        <TextField label={t('notes')} registration={register('notes')} rows={2} maxLength={500} optional />
      </div>
    </div>
  );
}
