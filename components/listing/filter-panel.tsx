'use client';

import { useTranslations } from 'next-intl';
import { holds } from '@/lib/catalogue/folded';
import type { CategoryRef } from '@/lib/catalogue/types';
import { listingParams } from '@/lib/listing/address';
import { findCategory } from '@/lib/listing/find-category';
import type { PriceRange } from '@/lib/listing/price-range';
import { type ListingQuery, statuses, toggled, withFilters } from '@/lib/listing/query';
import { CheckGroup } from './check-group.tsx';
import { ListingLink } from './listing-link.tsx';
import { useListing } from './listing-shell.tsx';
import { PriceFilter } from './price-filter.tsx';

export interface Facets {
  /** Those that have no parent. */
  categories: CategoryRef[];
  colors: { name: string; code: string | null }[];
  sizes: string[];
  brands: string[];
  prices: PriceRange;
}

interface FilterPanelProps {
  facets: Facets;
  currency: string;
  /** Address of the whole listing, for Reset Filter and for sending without script. */
  resetHref: string;
}

/** All filters of a listing. Each takes effect at once; without script they are sent together. */
export function FilterPanel({ facets, currency, resetHref }: FilterPanelProps) {
  const t = useTranslations('browser.listing');
  const { query, go } = useListing();
  const current = findCategory(facets.categories, query.subcategory ?? query.category ?? '');
  const change = (filters: Parameters<typeof withFilters>[1]) => go(withFilters(query, filters));
  return (
    <form
      action={resetHref}
      aria-label={t('filters')}
      className="grid gap-7"
      onSubmit={(event) => event.preventDefault()}
    >
      {[...unseenParams(query, facets)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <nav aria-label={t('categories')}>
        <p className="mb-2 font-semibold">{t('categories')}</p>
        <ul>
          {facets.categories.map(({ slug, name }) => (
            <li key={slug}>
              <ListingLink
                to={withFilters(query, { category: slug, subcategory: null })}
                aria-current={current?.slug === slug ? 'true' : undefined}
                className="flex min-h-9 items-center hover:text-primary-ink aria-[current]:font-semibold"
              >
                {name}
              </ListingLink>
            </li>
          ))}
        </ul>
      </nav>
      <PriceFilter query={query} range={facets.prices} currency={currency} onCommit={change} />
      <CheckGroup
        title={t('color')}
        name="color"
        chosen={query.colors}
        options={facets.colors.map(({ name, code }) => ({
          value: name,
          label: name,
          before: (
            <span
              className="size-5 shrink-0 rounded-full border border-ink/25 bg-backdrop"
              style={{ backgroundColor: code ?? undefined }}
            />
          ),
        }))}
        onToggle={(color) => change({ colors: toggled(query.colors, color) })}
        className="max-h-72 overflow-y-auto"
      />
      <CheckGroup
        title={t('size')}
        name="size"
        chosen={query.sizes}
        options={facets.sizes.map((size) => ({ value: size, label: size }))}
        onToggle={(size) => change({ sizes: toggled(query.sizes, size) })}
        className="grid max-h-72 grid-cols-2 overflow-y-auto"
      />
      <CheckGroup
        title={t('status')}
        name="status"
        chosen={query.statuses}
        options={statuses.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
        onToggle={(status) => change({ statuses: toggled(query.statuses, status) })}
      />
      <CheckGroup
        title={t('brand')}
        name="brand"
        chosen={query.brands}
        options={facets.brands.map((brand) => ({ value: brand, label: brand }))}
        onToggle={(brand) => change({ brands: toggled(query.brands, brand) })}
      />
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
function unseenParams(query: ListingQuery, { colors, sizes, brands }: Facets): URLSearchParams {
  const without = (chosen: string[], shown: string[]) => chosen.filter((value) => !holds(shown, value));
  return listingParams({
    ...withFilters(query, { minPrice: null, maxPrice: null, statuses: [] }),
    colors: without(
      query.colors,
      colors.map(({ name }) => name),
    ),
    sizes: without(query.sizes, sizes),
    brands: without(query.brands, brands),
  });
}
