'use client';

import { useTranslations } from 'next-intl';
import { holds } from '@/lib/catalogue/folded';
import type { CategoryRef } from '@/lib/catalogue/types';
import { listingParams } from '@/lib/listing/address';
import { type FacetName, perFacet } from '@/lib/listing/facets';
import { findCategory } from '@/lib/listing/find-category';
import type { PriceRange } from '@/lib/listing/price-range';
import { type ListingQuery, withFilters } from '@/lib/listing/query';
import { type FacetChoices, FacetGroups } from './facet-groups.tsx';
import { ListingLink } from './listing-link.tsx';
import { useListing } from './listing-shell.tsx';
import { PriceFilter } from './price-filter.tsx';

/** What there is to choose from; nothing while nobody knows. */
export interface Choices {
  /** Those that have no parent, with the number of their products where it is known. */
  categories: (CategoryRef & { count: number | null })[];
  options: FacetChoices;
  prices: PriceRange | null;
}

interface FilterPanelProps {
  choices: Choices;
  currency: string;
  /** Address of the whole listing, for Reset Filter and for sending without script. */
  resetHref: string;
}

/** All filters of a listing. Each takes effect at once; without script they are sent together. */
export function FilterPanel({ choices, currency, resetHref }: FilterPanelProps) {
  const t = useTranslations('browser.listing');
  const { query, go } = useListing();
  const { categories, options, prices } = choices;
  const current = findCategory(categories, query.subcategory ?? query.category ?? '');
  return (
    <form
      action={resetHref}
      aria-label={t('filters')}
      className="grid gap-7"
      onSubmit={(event) => event.preventDefault()}
    >
      {[...unseenParams(query, choices)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {categories.length > 0 && (
        <nav aria-label={t('categories')}>
          <p className="mb-2 font-semibold">{t('categories')}</p>
          <ul>
            {categories.map(({ slug, name, count }) => (
              <li key={slug}>
                <ListingLink
                  to={withFilters(query, { category: slug, subcategory: null })}
                  aria-current={current?.slug === slug ? 'true' : undefined}
                  className="flex min-h-9 items-center gap-2 hover:text-primary-ink aria-[current]:font-semibold"
                >
                  {name}
                  {count !== null && <span className="text-sm text-muted">{count}</span>}
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
          onCommit={(asked) => go(withFilters(query, asked))}
        />
      )}
      <FacetGroups options={options} />
      <div className="flex flex-wrap gap-3 border-t border-sand pt-5">
        <button type="submit" className="btn without-script">
          {t('apply')}
        </button>
        <a href={resetHref} className="link inline-flex min-h-11 items-center">
          {t('reset')}
        </a>
      </div>
    </form>
  );
}

/** What a query asks for that no field of the panel shows, and that must be sent along with them. */
function unseenParams(query: ListingQuery, { options, prices }: Choices): URLSearchParams {
  const unseen = (name: FacetName) => {
    const seen = options[name].flatMap((group) => group.options.map((option) => option.name));
    return query[name].filter((value) => !holds(seen, value));
  };
  return listingParams({
    ...withFilters(query, prices ? { minPrice: null, maxPrice: null } : {}),
    ...perFacet(unseen),
  });
}
