'use client';

import { useTranslations } from 'next-intl';
import type { FieldError } from 'react-hook-form';
import { Field } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import type { AddressField, SavedAddress } from '@/lib/shopper/address-book/address';
import { savedAddressSchema } from '@/lib/shopper/address-book/address-schema';
import { homeCountry } from '@/lib/shopper/address-book/countries';
import { AddressFields } from './address-fields.tsx';

interface AddressFormProps {
  /** Null for a new address. */
  address: SavedAddress | null;
  onSave(address: SavedAddress): Promise<void>;
  onCancel(): void;
}

const emptyAddress = { governorate: '', city: '', street: '', label: '', isDefault: false };

/** Takes over the focus of the button that this form replaces. */
const focusHeading = (heading: HTMLElement | null) => heading?.focus();

/** Adds or changes an address of the address book. */
export function AddressForm({ address, onSave, onCancel }: AddressFormProps) {
  const t = useTranslations('account.addresses');
  const { form, errors, formError, submit } = useShopForm(
    savedAddressSchema,
    (values) => onSave({ ...values, id: address?.id ?? null }),
    address ?? { ...emptyAddress, country: homeCountry() },
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-3xl gap-5">
      <h3 ref={focusHeading} tabIndex={-1} className="title text-2xl">
        {t(address ? 'edit' : 'add')}
      </h3>
      <Field label={t('label')} registration={form.register('label')} maxLength={60} optional />
      <AddressFields
        register={form.register}
        errors={errors as Partial<Record<AddressField, FieldError>>}
        country={form.watch('country')}
        clearGovernorate={() => form.setValue('governorate', '')}
      />
      <label className="flex min-h-9 items-center gap-3">
        <input type="checkbox" {...form.register('isDefault')} className="size-5 accent-ink" />
        {t('useAsDefault')}
      </label>
      <FormAlert text={formError} />
      <div className="flex flex-wrap gap-4">
        <SubmitButton busy={form.formState.isSubmitting}>{t('save')}</SubmitButton>
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
