'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { localePath } from '@/lib/platform/urls/paths';

/** Link between sign-in pages that preserves `returnTo`. */
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
