'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { session } from '@/lib/platform/auth/session';
import { useStore } from '@/lib/platform/store/use-store';

const Profile = dynamic(() => import('./profile-sections.tsx').then((module) => module.ProfileSections), {
  ssr: false,
  loading: ProfileLoading,
});

/**
 * Shows the profile of the signed-in customer, rendered in the browser only. Redirects anonymous visitors to the login page.
 * @param paymentOrigins origins of payment pages that the buyer may be led to
 */
export function ProfileGate({ paymentOrigins }: { paymentOrigins?: readonly string[] }) {
  const currentSession = useStore(session);
  const isAnonymous = currentSession.status === 'anonymous';
  useEffect(() => {
    if (isAnonymous)
      void import('@/lib/platform/auth/login-path').then(({ redirectToLogin }) =>
        redirectToLogin({ returnHere: true }),
      );
  }, [isAnonymous]);
  return currentSession.status === 'customer' ? (
    <Profile email={currentSession.email ?? ''} paymentOrigins={paymentOrigins} />
  ) : (
    <ProfileLoading />
  );
}

function ProfileLoading() {
  const t = useTranslations('account');
  return (
    <p role="status" className="needs-script min-h-[70dvh] text-muted">
      {t('loading')}
    </p>
  );
}
