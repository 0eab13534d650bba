'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type FacetName, mapFacets } from '@/lib/catalogue/listing/facets';
import type { PriceRange } from '@/lib/catalogue/listing/price-range';
import { type ListingQuery, withFilters } from '@/lib/catalogue/listing/query';
import { listingParams } from '@/lib/catalogue/listing/url';
import type { CategoryRef } from '@/lib/catalogue/product/types';
import { FacetGroups, type FacetOptionGroups } from './facet-groups.tsx';
import { ListingLink } from './listing-link.tsx';
import { useListing } from './listing-provider.tsx';
import { PriceFilter } from './price-filter.tsx';

/** Available filters; empty when they could not be loaded. */
export interface FilterChoices {
  /** Top-level categories. `count`: number of products, null when unknown; `keys`: lower-case `categoryKeys` by which URLs name it. */
  categories: (CategoryRef & { count: number | null; keys: string[] })[];
  facets: FacetOptionGroups;
  /** Null while the highest price is unknown. */
  prices: PriceRange | null;
}

interface FilterPanelProps {
  choices: FilterChoices;
  /** Code or symbol, as prices show it. */
  currency: string;
  /** URL of the unfiltered listing, for submission without script. */
  resetHref: string;
  /** Content below the filters. It comes from the server to save script. */
  children: ReactNode;
}

/** Filters of a listing. Each change applies immediately; without script, a button submits all of them. */
export function FilterPanel({ choices, currency, resetHref, children }: FilterPanelProps) {
  const t = useTranslations('browser.listing');
  const { path, query, navigate } = useListing();
  const { categories, facets, prices } = choices;
  const currentKey = (query.subcategory ?? query.category ?? '').toLowerCase();
  return (
    <form
      action={resetHref}
      aria-label={t('filters')}
      className="grid gap-7"
      onSubmit={(event) => event.preventDefault()}
    >
      {[...hiddenParams(query, choices)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {categories.length > 0 && (
        <nav aria-label={t('categories')}>
          <p className="mb-2 font-semibold">{t('categories')}</p>
          <ul>
            {categories.map(({ slug, name, count, keys }) => (
              <li key={slug}>
                <ListingLink
                  path={path}
                  from={query}
                  to={withFilters(query, { category: slug, subcategory: null })}
                  aria-current={keys.includes(currentKey) ? 'true' : undefined}
                  className="flex min-h-9 items-center gap-2 hover:text-primary-ink aria-[current]:font-semibold"
                >
                  {name}
                  <span className="text-sm text-muted">{count}</span>
                </ListingLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {prices && (
        <PriceFilter
          query={query}
          range={prices}
          currency={currency}
          onCommit={(chosenPrices) => navigate((latest) => withFilters(latest, chosenPrices))}
        />
      )}
      <FacetGroups facets={facets} />
      {children}
    </form>
  );
}

/** Returns the parameters of a query that have no field in the panel. As hidden inputs, they are submitted without script. */
function hiddenParams(query: ListingQuery, { facets, prices }: FilterChoices): URLSearchParams {
  const valuesWithoutOption = (name: FacetName) => {
    const shownValues = facets[name].flatMap((group) => group.options.map((option) => option.value));
    return query[name].filter((value) => !shownValues.includes(value));
  };
  // `withFilters` leads to the first page. It drops `typedText` with the prices, which here have fields of their own.
  return listingParams({
    ...withFilters(query, prices ? { minPrice: null, maxPrice: null } : {}),
    typedText: query.typedText,
    ...mapFacets(valuesWithoutOption),
  });
}
