import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { localePath, paths } from '@/lib/address/address';
import { facetOf, noFilters, perFacet } from '@/lib/listing/facets';
import { optionGroups } from '@/lib/listing/option-groups';
import { priceRange } from '@/lib/listing/price-range';
import { getFilters, getKnownWords, getTopRated } from '@/lib/listing/server';
import { currencySign } from '@/lib/money/format-price';
import { currentTenant } from '@/lib/tenant/server';
import { Controls } from './controls.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { ListingHeading } from './listing-heading.tsx';
import { ListingShell } from './listing-shell.tsx';
import { Results } from './results.tsx';
import { FilterButton } from './sheet-buttons.tsx';
import { TopRated } from './top-rated.tsx';

/** What stands around the results of the shop listing: heading, filters and controls. */
export async function ListingFrame({ children }: { children: ReactNode }) {
  const [locale, tenant, t] = await Promise.all([getLocale(), currentTenant(), getTranslations('listing')]);
  const [filters, words, topRated] = await Promise.all([
    getFilters(locale),
    getKnownWords(locale),
    getTopRated(locale),
  ]);
  return (
    <ListingShell path={paths.shop} words={words}>
      <ListingHeading>
        <Breadcrumb crumbs={[{ name: t('shop') }]} />
      </ListingHeading>
      <div className="page grid grid-cols-1 gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
        <FilterSheet>
          <FilterPanel
            choices={{
              categories: (filters ?? noFilters).categories
                .filter(({ parent }) => parent === null)
                .map(({ id, slug, name, productCount }) => ({ id, slug, name, count: productCount })),
              options: perFacet((name) => {
                const { options, most } = facetOf(name);
                return optionGroups(name, options(filters ?? noFilters).slice(0, most)).map((group) => ({
                  title: group.family && t(`families.${group.family}`),
                  options: group.options.map(({ name, code }) => ({ name, code })),
                }));
              }),
              prices: priceRange(tenant.maxPrice, filters?.maxPrice),
            }}
            currency={currencySign(tenant.currency, locale)}
            resetHref={localePath(locale, paths.shop)}
          />
          <TopRated products={topRated} />
        </FilterSheet>
        <Results>
          <Controls>
            <FilterButton />
          </Controls>
          {children}
        </Results>
      </div>
    </ListingShell>
  );
}
