import { SlidersHorizontal } from 'lucide';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Icon } from '@/components/ui/icon';
import { emptyFilters, facetSources } from '@/lib/catalogue/listing/facet-values';
import { mapFacets } from '@/lib/catalogue/listing/facets';
import { categoryKeys } from '@/lib/catalogue/listing/find-category';
import { optionGroups } from '@/lib/catalogue/listing/option-groups';
import { priceRange } from '@/lib/catalogue/listing/price-range';
import { getFilters, getKnownValues, getTopRated } from '@/lib/catalogue/listing/server';
import { categoriesWithProducts } from '@/lib/catalogue/reads/categories-with-products';
import { currencyLabel } from '@/lib/platform/money/format-price';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { currentTenant } from '@/lib/platform/tenant/server';
import { localePath, paths } from '@/lib/platform/urls/paths';
import { BrandLogo } from './brand-logo.tsx';
import { facetLabel } from './facet-label.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterActions, FilterSheet } from './filter-sheet.tsx';
import { FilterButton } from './filter-sheet-buttons.tsx';
import { ListingHeading } from './listing-heading.tsx';
import { ListingProvider } from './listing-provider.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { ResultsRegion } from './results-region.tsx';
import { TopRated } from './top-rated.tsx';

/** Frame around the results of the shop listing: heading, filters and toolbar. */
export async function ListingFrame({ children }: { children: ReactNode }) {
  const [locale, tenant, t] = await Promise.all([getLocale(), currentTenant(), getTranslations('listing')]);
  const hasCustomerReviews = hasCapability(tenant, 'reviews');
  const [filters, knownValues, topRated] = await Promise.all([
    getFilters({ tenant, locale }),
    getKnownValues({ tenant, locale }),
    getTopRated({ tenant, locale }, hasCustomerReviews),
  ]);
  const availableFilters = filters ?? emptyFilters;
  const topLevelCategories = categoriesWithProducts(availableFilters.categories).filter(
    ({ parent }) => parent === null,
  );
  const facets = mapFacets((name) => {
    const { optionsIn, maxShown } = facetSources[name];
    return optionGroups(name, optionsIn(availableFilters).slice(0, maxShown)).map((group) => ({
      title: group.family && t(`families.${group.family}`),
      options: group.options.map(({ name: value, swatchColor, logo }) => ({
        value,
        // Absent where it would repeat the value.
        label: name === 'status' ? facetLabel(name, value, t) : undefined,
        swatchColor,
        logo: logo ? <BrandLogo image={logo} name={value} /> : undefined,
      })),
    }));
  });
  return (
    <ListingProvider path={paths.shop} knownValues={knownValues}>
      <ListingHeading>
        <Breadcrumb crumbs={[{ name: t('shop') }]} />
      </ListingHeading>
      <div className="page grid grid-cols-1 gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
        {/* A column on wide screens, a sheet on phones. */}
        <FilterSheet>
          <FilterPanel
            choices={{
              categories: topLevelCategories.map(({ id, slug, name, productCount }) => ({
                id,
                slug,
                name,
                count: productCount,
                keys: categoryKeys({ id, slug, name }),
              })),
              facets,
              // Not of `availableFilters`: undefined says that the highest price is unknown, null that the API states none.
              prices: priceRange(tenant.maxPrice, filters?.maxPrice, tenant.currency),
            }}
            currency={currencyLabel(tenant.currency, locale)}
            resetHref={localePath(locale, paths.shop)}
          >
            <FilterActions resetHref={localePath(locale, paths.shop)} />
          </FilterPanel>
          <TopRated products={topRated} hasCustomerReviews={hasCustomerReviews} />
        </FilterSheet>
        <ResultsRegion>
          <ListingToolbar>
            <FilterButton icon={<Icon icon={SlidersHorizontal} className="size-4" />} />
          </ListingToolbar>
          {children}
        </ResultsRegion>
      </div>
    </ListingProvider>
  );
}
