'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { fetchProfile, type Profile } from '@/lib/shopper/account/profile';
import { AddressBook } from './address-book.tsx';
import { LoadFailure } from './load-failure.tsx';
import { MyOrders } from './my-orders.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import { Sessions } from './sessions.tsx';

interface ProfileSectionsProps {
  /** E-mail address in the session, part of the SWR cache keys. The profile may have a newer address. */
  email: string;
  /** Origins of payment pages that the buyer may be led to. */
  paymentOrigins?: readonly string[];
}

/** Sections of the profile page. */
export function ProfileSections({ email, paymentOrigins }: ProfileSectionsProps) {
  const t = useTranslations('account');
  const locale = useLocale();
  const {
    data: profile,
    error,
    mutate,
  } = useSWR<Profile>(['profile', email, locale], () => fetchProfile(locale), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const reload = () => mutate().then(() => undefined);

  return (
    <div className="grid gap-16">
      {profile ? (
        <>
          <ProfileSection id="profile" title={t('sections.profile')}>
            <ProfileForm profile={profile} onSaved={reload} />
          </ProfileSection>
          <ProfileSection id="addresses" title={t('sections.addresses')}>
            <AddressBook addresses={profile.addresses} onSaved={reload} />
          </ProfileSection>
        </>
      ) : (
        <div className="min-h-96">
          {error ? (
            <LoadFailure error={error} retryLabel={t('tryAgain')} onRetry={reload} />
          ) : (
            <p role="status" className="text-muted">
              {t('loading')}
            </p>
          )}
        </div>
      )}
      <ProfileSection id="orders" title={t('sections.orders')}>
        <MyOrders email={email} paymentOrigins={paymentOrigins} />
      </ProfileSection>
      <ProfileSection id="password" title={t('sections.password')}>
        <PasswordForm email={profile?.email ?? email} />
      </ProfileSection>
      <Sessions email={email} />
    </div>
  );
}
