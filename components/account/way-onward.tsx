'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { localePath, paths } from '@/lib/address/address';
import { safeReturn } from '@/lib/auth/return-to';
import { session } from '@/lib/auth/session';
import { useStore } from '@/lib/store/use-store';

/** Takes customers onward, whether they have just signed in, were signed in before, or did so in another tab. */
export function WayOnward(): null {
  const { status } = useStore(session);
  const router = useRouter();
  const locale = useLocale();
  useEffect(() => {
    if (status !== 'customer') return;
    const asked = new URLSearchParams(location.search).get('returnTo');
    router.replace(safeReturn(asked) ?? localePath(locale, paths.home));
  }, [status, router, locale]);
  return null;
}
