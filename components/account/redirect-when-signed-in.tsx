'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { safeRedirectTarget } from '@/lib/platform/auth/redirect-target';
import { session } from '@/lib/platform/auth/session';
import { useStore } from '@/lib/platform/store/use-store';
import { localePath, paths } from '@/lib/platform/urls/paths';

/** Redirects signed-in customers to `returnTo` or the home page, also when they sign in in another tab. */
export function RedirectWhenSignedIn(): null {
  const { status } = useStore(session);
  const router = useRouter();
  const locale = useLocale();
  useEffect(() => {
    if (status !== 'customer') return;
    const returnTo = new URLSearchParams(location.search).get('returnTo');
    router.replace(safeRedirectTarget(returnTo) ?? localePath(locale, paths.home));
  }, [status, router, locale]);
  return null;
}
