'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { session } from '@/lib/auth/session';
import { useStore } from '@/lib/store/use-store';

const Profile = dynamic(() => import('./profile-sections.tsx').then((module) => module.ProfileSections), {
  ssr: false,
  loading: ProfileLoading,
});

/**
 * Shows the profile in the browser only and redirects visitors to the login page.
 * @param paymentOrigins origins of payment pages that the buyer may be led to
 */
export function ProfileGate({ paymentOrigins }: { paymentOrigins?: readonly string[] }) {
  const currentSession = useStore(session);
  const isVisitor = currentSession.status === 'anonymous';
  useEffect(() => {
    if (isVisitor)
      void import('@/lib/auth/login-path').then(({ redirectToLogin }) =>
        redirectToLogin({ returnHere: true }),
      );
  }, [isVisitor]);
  return currentSession.status === 'customer' ? (
    <Profile customer={currentSession.email ?? ''} paymentOrigins={paymentOrigins} />
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
