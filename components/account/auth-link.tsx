'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { localePath } from '@/lib/address/address';

/** A link from one of these pages to another, which keeps where to go afterwards. */
export function AuthLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={localePath(useLocale(), href)}
      className="link inline-flex min-h-9 items-center"
      onClick={(event) => {
        const returnTo = new URLSearchParams(location.search).get('returnTo');
        if (returnTo) event.currentTarget.search = new URLSearchParams({ returnTo }).toString();
      }}
    >
      {children}
    </a>
  );
}
