'use client';

import { useTranslations } from 'next-intl';
import { sortOptions, withFilters } from '@/lib/catalogue/listing/query';
import { ListingLink } from './listing-link.tsx';
import { useListing } from './listing-provider.tsx';

/** Links to the sort orders of a listing. */
export function SortLinks() {
  const t = useTranslations('browser.listing');
  const { path, query } = useListing();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, not links
    <div
      role="group"
      aria-label={t('sortBy')}
      className="-ms-1 flex shrink-0 gap-1 lg:shrink lg:flex-wrap xl:flex-nowrap [scrollbar-width:none] md:min-w-0 md:shrink md:overflow-x-auto"
    >
      {sortOptions.map((sortBy) => (
        <ListingLink
          key={sortBy}
          path={path}
          current={query}
          query={withFilters(query, { sortBy })}
          aria-current={query.sortBy === sortBy ? 'true' : undefined}
          className="flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-1.5 text-muted hover:text-ink aria-[current]:border-primary aria-[current]:text-ink lg:px-2.5"
        >
          {t(`sort.${sortBy}`)}
        </ListingLink>
      ))}
    </div>
  );
}
