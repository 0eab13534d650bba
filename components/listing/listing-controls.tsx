'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { type ListingQuery, pageSizes, sortOptions, withFilters } from '@/lib/catalogue/listing/query';
import { currentView, type ListingView, listingViews, setView } from '@/lib/catalogue/listing/view';
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
          from={query}
          to={withFilters(query, { sortBy })}
          aria-current={query.sortBy === sortBy ? 'true' : undefined}
          className="marked-tab flex items-center px-1.5 lg:px-2.5"
        >
          {t(`sort.${sortBy}`)}
        </ListingLink>
      ))}
    </div>
  );
}

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
          navigate((latest) => withFilters(latest, { pageSize }));
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

/**
 * Switches between grid and list view, which CSS lays out by an attribute of the document. The choice is stored in this browser. The icons
 * come from the server to save script.
 */
export function ViewToggle({ icons }: { icons: Record<ListingView, ReactNode> }) {
  const t = useTranslations('browser.listing');
  const [selectedView, setSelectedView] = useState<ListingView>('grid');
  useEffect(() => setSelectedView(currentView()), []);
  return (
    <div className="needs-script flex">
      {listingViews.map((view) => (
        <button
          key={view}
          type="button"
          aria-label={t(`views.${view}`)}
          aria-pressed={selectedView === view}
          className="icon-btn text-muted aria-pressed:text-ink"
          onClick={() => {
            setView(view);
            setSelectedView(view);
          }}
        >
          {icons[view]}
        </button>
      ))}
    </div>
  );
}
