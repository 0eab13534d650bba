'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Field } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useErrorMessage } from '@/components/forms/use-error-message';
import { useShopForm } from '@/components/forms/use-shop-form';
import { notify } from '@/components/toasts/notify';
import { maxAddressLengths } from '@/lib/platform/forms/max-lengths';
import { updateProfile } from '@/lib/shopper/account/profile';
import {
  type SavedAddress,
  withAddress,
  withDefault,
  withoutAddress,
} from '@/lib/shopper/address-book/address';
import { savedAddressSchema } from '@/lib/shopper/address-book/address-schema';
import { homeCountry } from '@/lib/shopper/address-book/countries';
import { AddressFields } from './address-fields.tsx';
import { AddressText } from './address-text.tsx';

const emptyAddress = { governorate: '', city: '', street: '', label: '', isDefault: false };

/** Ref callback that moves the focus to the heading of the form, because the form replaces the focused button. */
const focusHeading = (heading: HTMLElement | null) => heading?.focus();

interface AddressBookProps {
  addresses: SavedAddress[];
  /** Refetches the addresses after a change. */
  onSaved(): Promise<void>;
}

/** Addresses of a customer, with a form and buttons that add, change and remove addresses and set the default. */
export function AddressBook({ addresses, onSaved }: AddressBookProps) {
  const t = useTranslations('account.addresses');
  const locale = useLocale();
  const errorMessage = useErrorMessage();
  // Index of the address in the form; the length of the list for a new address, null while no form is open.
  const [editedIndex, setEditedIndex] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const addressList = useRef<HTMLUListElement>(null);
  const wasEditing = useRef(false);

  // Moves the focus to the Add button when the form closes.
  useEffect(() => {
    if (wasEditing.current && editedIndex === null) addButton.current?.focus();
    wasEditing.current = editedIndex !== null;
  }, [editedIndex]);

  const save = async (changedAddresses: SavedAddress[]) => {
    await updateProfile({ addresses: changedAddresses }, locale);
    await onSaved();
    notify({ kind: 'success', text: t('saved') });
  };
  /** Saves a change made with a button of the list. */
  const saveFromList = async (changedAddresses: SavedAddress[]) => {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    await save(changedAddresses).catch((reason) => setError(errorMessage(reason)));
    setIsBusy(false);
    // The focus is lost when the pressed button has gone.
    if (document.activeElement === document.body) addressList.current?.focus();
  };

  if (editedIndex !== null) {
    return (
      <AddressForm
        address={addresses[editedIndex] ?? null}
        onCancel={() => setEditedIndex(null)}
        onSave={async (address) => {
          await save(withAddress(addresses, address, editedIndex));
          setEditedIndex(null);
        }}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-6">
      {addresses.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul ref={addressList} tabIndex={-1} className="grid w-full gap-4 md:grid-cols-2">
        {addresses.map((address, index) => {
          const name = address.label || address.street;
          return (
            <li
              key={address.id ?? index}
              className="grid content-start gap-3 border border-sand bg-paper p-5"
            >
              <p className="font-semibold">
                <bdi>{name}</bdi>
                {address.isDefault && (
                  <span className="ms-3 text-sm font-normal text-muted">{t('isDefault')}</span>
                )}
              </p>
              <AddressText address={address} />
              <p className="flex flex-wrap gap-x-5">
                <button
                  type="button"
                  className="link min-h-9"
                  aria-label={t('editNamed', { name })}
                  onClick={() => setEditedIndex(index)}
                >
                  {t('edit')}
                </button>
                <button
                  type="button"
                  className="link min-h-9"
                  aria-label={t('removeNamed', { name })}
                  aria-disabled={isBusy}
                  onClick={() => saveFromList(withoutAddress(addresses, index))}
                >
                  {t('remove')}
                </button>
                {!address.isDefault && (
                  <button
                    type="button"
                    className="link min-h-9"
                    aria-label={t('makeDefaultNamed', { name })}
                    aria-disabled={isBusy}
                    onClick={() => saveFromList(withDefault(addresses, index))}
                  >
                    {t('makeDefault')}
                  </button>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      <FormAlert text={error} />
      <button
        ref={addButton}
        type="button"
        className="btn btn-quiet"
        onClick={() => setEditedIndex(addresses.length)}
      >
        {t('add')}
      </button>
    </div>
  );
}

interface AddressFormProps {
  /** Null for a new address. */
  address: SavedAddress | null;
  onSave(address: SavedAddress): Promise<void>;
  onCancel(): void;
}

/** Adds or changes an address of the address book. */
function AddressForm({ address, onSave, onCancel }: AddressFormProps) {
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
      <Field
        label={t('label')}
        registration={form.register('label')}
        maxLength={maxAddressLengths.label}
        optional
      />
      <AddressFields
        register={form.register}
        errors={errors}
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
