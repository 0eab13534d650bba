'use client';

import { useTranslations } from 'next-intl';
import { pageSizes, withFilters } from '@/lib/listing/query';
import { useListing } from './listing-shell.tsx';

/** How many products a page of the listing holds. */
export function PageSize() {
  const t = useTranslations('browser.listing');
  const { query, go } = useListing();
  return (
    <label className="needs-script flex items-center gap-2 whitespace-nowrap text-muted">
      {t('perPage')}
      <select
        value={query.pageSize}
        onChange={(event) => {
          const pageSize = pageSizes.find((size) => size === Number(event.target.value));
          if (pageSize) go(withFilters(query, { pageSize }));
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
