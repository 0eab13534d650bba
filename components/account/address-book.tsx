'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormAlert } from '@/components/forms/form-alert';
import { useErrorMessage } from '@/components/forms/use-error-message';
import { notify } from '@/components/toasts/notify';
import { updateProfile } from '@/lib/account/profile';
import { type SavedAddress, withAddress, withDefault, withoutAddress } from '@/lib/address-book/address';
import { AddressForm } from './address-form.tsx';
import { AddressText } from './address-text.tsx';

interface AddressBookProps {
  addresses: SavedAddress[];
  onSaved(): Promise<void>;
}

/** Addresses of a customer: add, edit, remove, set the default. */
export function AddressBook({ addresses, onSaved }: AddressBookProps) {
  const t = useTranslations('account.addresses');
  const locale = useLocale();
  const errorMessage = useErrorMessage();
  // Index of the address in the form; the length of the list for a new one; null while no form is open.
  const [editing, setEditing] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && editing === null) addButton.current?.focus();
    wasEditing.current = editing !== null;
  }, [editing]);

  const save = async (next: SavedAddress[]) => {
    await updateProfile({ addresses: next }, locale);
    await onSaved();
    notify({ kind: 'success', text: t('saved') });
  };
  const change = async (next: SavedAddress[]) => {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    await save(next).catch((reason) => setError(errorMessage(reason)));
    setIsBusy(false);
    if (document.activeElement === document.body) list.current?.focus();
  };

  if (editing !== null) {
    return (
      <AddressForm
        address={addresses[editing] ?? null}
        onCancel={() => setEditing(null)}
        onSave={async (address) => {
          await save(withAddress(addresses, address, editing));
          setEditing(null);
        }}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-6">
      {addresses.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul ref={list} tabIndex={-1} className="grid w-full gap-4 md:grid-cols-2">
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
                  onClick={() => setEditing(index)}
                >
                  {t('edit')}
                </button>
                <button
                  type="button"
                  className="link min-h-9"
                  aria-label={t('removeNamed', { name })}
                  aria-disabled={isBusy}
                  onClick={() => change(withoutAddress(addresses, index))}
                >
                  {t('remove')}
                </button>
                {!address.isDefault && (
                  <button
                    type="button"
                    className="link min-h-9"
                    aria-label={t('makeDefaultNamed', { name })}
                    aria-disabled={isBusy}
                    onClick={() => change(withDefault(addresses, index))}
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
        onClick={() => setEditing(addresses.length)}
      >
        {t('add')}
      </button>
    </div>
  );
}
