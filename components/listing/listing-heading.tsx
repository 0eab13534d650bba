'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useListing } from './listing-provider.tsx';

/** Title of the shop listing with the search text, below the breadcrumb (docs/behaviour.md §2.4). */
export function ListingHeading({ children }: { children: ReactNode }) {
  const t = useTranslations('browser.listing');
  const { query } = useListing();
  return (
    <div className="page pt-2 pb-3 sm:pt-8 sm:pb-10 lg:pt-12">
      {children}
      <h1 className="title text-[clamp(2rem,5vw,4.2rem)] sm:mt-4">
        {query.searchText === '' ? t('title') : t('titleFor', { text: query.searchText })}
      </h1>
    </div>
  );
}
