'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { session } from '@/lib/auth/session';
import { useStore } from '@/lib/store/use-store';

const Profile = dynamic(() => import('./profile-sections.tsx').then((module) => module.ProfileSections), {
  ssr: false,
  loading: Waiting,
});

/** What a customer's own page shows: nothing of it is on the server, and visitors are asked to sign in first. */
export function ProfileGate() {
  const who = useStore(session);
  const isVisitor = who.status === 'anonymous';
  useEffect(() => {
    if (isVisitor)
      void import('@/lib/auth/login-route').then(({ goToLogin }) => goToLogin({ andBack: true }));
  }, [isVisitor]);
  return who.status === 'customer' ? <Profile customer={who.email ?? ''} /> : <Waiting />;
}

/** Holds the place of what is loaded. */
function Waiting() {
  const t = useTranslations('account');
  return (
    <p role="status" className="needs-script min-h-[70dvh] text-muted">
      {t('loading')}
    </p>
  );
}
