'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import useSWR from 'swr';
import { FormAlert } from '@/components/forms/form-alert';
import { useFailureText } from '@/components/forms/use-failure-text';
import { fetchProfile } from '@/lib/account/profile';
import type { Profile } from '@/lib/account/types';
import { AddressBook } from './address-book.tsx';
import { MyOrders } from './my-orders.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Section } from './section.tsx';
import { Sessions } from './sessions.tsx';

/** Everything of a customer. @param customer tells one customer's data from another's */
export function ProfileSections({ customer }: { customer: string }) {
  const t = useTranslations('account');
  const locale = useLocale();
  const failureText = useFailureText();
  const { data, error, mutate } = useSWR<Profile>(['profile', customer, locale], () => fetchProfile(locale), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const reload = () => mutate().then(() => undefined);

  // The sections come after the page, too late for the browser to go to the one that the address names.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);

  return (
    <div className="grid gap-16">
      {data ? (
        <>
          <Section id="profile" title={t('sections.profile')}>
            <ProfileForm profile={data} onSaved={reload} />
          </Section>
          <Section id="addresses" title={t('sections.addresses')}>
            <AddressBook addresses={data.addresses} onSaved={reload} />
          </Section>
        </>
      ) : (
        <div className="min-h-96">
          {error ? (
            <div className="grid justify-items-start gap-4">
              <FormAlert text={failureText(error)} />
              <button type="button" className="btn btn-quiet" onClick={reload}>
                {t('tryAgain')}
              </button>
            </div>
          ) : (
            <p role="status" className="text-muted">
              {t('loading')}
            </p>
          )}
        </div>
      )}
      <Section id="orders" title={t('sections.orders')}>
        <MyOrders customer={customer} />
      </Section>
      <Section id="password" title={t('sections.password')}>
        <PasswordForm email={data?.email ?? customer} />
      </Section>
      <Sessions customer={customer} />
    </div>
  );
}
