import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeading } from '@/components/layout/breadcrumb';
import { ProductGrid } from '@/components/product/product-grid';
import { localePath, paths } from '@/lib/address/address';
import { followSales } from '@/lib/catalogue/server';
import { listingHref } from '@/lib/listing/address';
import { offeredBrands } from '@/lib/listing/brands';
import { loadListing } from '@/lib/listing/load';
import type { ListingQuery } from '@/lib/listing/query';
import { getNearby, getTopRated } from '@/lib/listing/server';
import { currentTenant } from '@/lib/tenant/server';
import { ActiveFilters } from './active-filters.tsx';
import { EmptyResult } from './empty-result.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { ListingShell } from './listing-shell.tsx';
import { Pagination } from './pagination.tsx';
import { Results } from './results.tsx';
import { Toolbar } from './toolbar.tsx';
import { TopRated } from './top-rated.tsx';

/** The shop listing for one query (specification section 2). */
export async function ListingPage({ asked }: { asked: ListingQuery }) {
  const [locale, tenant, t] = await Promise.all([getLocale(), currentTenant(), getTranslations('listing')]);
  const now = Date.now();
  const [listing, topRated] = await Promise.all([loadListing(locale, asked), getTopRated(locale)]);
  const { query, facets, category, unknownCategory, result } = listing;
  const { items, total } = result ?? { items: [], total: 0 };
  const nearby = items.length > 0 ? [] : await getNearby(locale, category);
  await followSales([...items, ...nearby], now);
  const href = localePath(locale, listingHref(paths.shop, query));
  return (
    <ListingShell path={paths.shop} query={query}>
      <PageHeading
        title={query.searchText ? t('searchFor', { text: query.searchText }) : t('search')}
        crumbs={[{ name: t('shop') }]}
      />
      <div className="page grid gap-8 lg:grid-cols-[16rem_1fr] lg:gap-12">
        <FilterSheet total={total}>
          <FilterPanel
            facets={{
              categories: facets.categories.filter(({ parent }) => parent === null),
              colors: facets.colors,
              sizes: facets.sizes,
              brands: offeredBrands(facets.brands),
            }}
            category={category?.slug ?? null}
            currency={tenant.currency}
            resetHref={localePath(locale, paths.shop)}
            topRated={<TopRated products={topRated} />}
          />
        </FilterSheet>
        <Results>
          <Toolbar query={query} shown={items.length} total={total} />
          <ActiveFilters categoryName={category?.name ?? null} />
          {unknownCategory !== null && (
            <p className="mb-6 text-muted">{t('unknownCategory', { name: unknownCategory })}</p>
          )}
          {items.length > 0 ? (
            <>
              <ProductGrid products={items} now={now} layout="listing" colors={query.colors} />
              <Pagination total={total} />
            </>
          ) : (
            <EmptyResult failed={result === null} retryHref={href} nearby={nearby} now={now} />
          )}
        </Results>
      </div>
    </ListingShell>
  );
}
