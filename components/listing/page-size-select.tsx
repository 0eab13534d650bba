'use client';

import { useTranslations } from 'next-intl';
import { type ListingQuery, pageSizes, withFilters } from '@/lib/catalogue/listing/query';
import { useListing } from './listing-provider.tsx';

/** Selects the number of products per page. */
export function PageSizeSelect() {
  const t = useTranslations('browser.listing');
  const { query, navigate } = useListing();
  return (
    <label className="needs-script flex items-center gap-2 whitespace-nowrap text-muted lg:flex-wrap">
      <span className="md:max-lg:sr-only">{t('perPage')}</span>
      <select
        value={query.pageSize}
        onChange={({ target }) => {
          const pageSize = Number(target.value) as ListingQuery['pageSize'];
          navigate((query) => withFilters(query, { pageSize }));
        }}
        className="min-h-11 border border-line bg-paper px-2 text-ink"
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  );
}
