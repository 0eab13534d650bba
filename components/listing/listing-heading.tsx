'use client';

import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { useListing } from './listing-shell.tsx';

/** Title of the shop listing: 'Search' (specification section 2), with what was searched for. */
export function ListingHeading() {
  const t = useTranslations('browser.listing');
  const { query } = useListing();
  return (
    <div className="page pt-8 pb-10 lg:pt-12">
      <Breadcrumb crumbs={[{ name: t('shop') }]} />
      <h1 className="title mt-4 text-[clamp(2.6rem,5vw,4.2rem)]">
        {query.searchText === '' ? t('title') : t('titleFor', { text: query.searchText })}
      </h1>
    </div>
  );
}
