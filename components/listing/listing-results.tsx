import { getLocale, getTranslations } from 'next-intl/server';
import { BreadcrumbStructuredData } from '@/components/layout/breadcrumb-structured-data';
import { cardControls } from '@/components/product/card-controls';
import { ProductGrid } from '@/components/product/product-grid';
import { PopularSearches } from '@/components/search/popular-searches';
import { facetCounts } from '@/lib/catalogue/listing/facet-values';
import { getListingData } from '@/lib/catalogue/listing/listing-data';
import { emptyQuery, type ListingQuery } from '@/lib/catalogue/listing/query';
import { getSuggestedProducts } from '@/lib/catalogue/listing/server';
import { retryHref } from '@/lib/catalogue/listing/url';
import { expirePageAtSaleBoundary } from '@/lib/catalogue/reads/product-server';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { currentTenant } from '@/lib/platform/tenant/server';
import { localePath, paths } from '@/lib/platform/urls/paths';
import { ActiveFilters } from './active-filters.tsx';
import { EmptyResult } from './empty-result.tsx';
import { IgnoredValues } from './ignored-values.tsx';
import { ItemListStructuredData } from './item-list-structured-data.tsx';
import { ListingLink } from './listing-link.tsx';
import { Pagination } from './pagination.tsx';
import { ResultCount } from './result-count.tsx';

/** Results of the shop listing for one query (docs/behaviour.md §2.4). */
export async function ListingResults({ requestedQuery }: { requestedQuery: ListingQuery }) {
  const [locale, tenant, t] = await Promise.all([getLocale(), currentTenant(), getTranslations('listing')]);
  const now = Date.now();
  const path = localePath(locale, paths.shop);
  const { appliedQuery, category, unknownValues, unsupportedFacets, paginatedProducts } =
    await getListingData({ tenant, locale }, requestedQuery);
  const { items, total } = paginatedProducts ?? { items: [], total: 0 };
  const hasFailed = paginatedProducts === null;
  const alternatives =
    items.length > 0 || hasFailed ? [] : await getSuggestedProducts({ tenant, locale }, category);
  await expirePageAtSaleBoundary([...items, ...alternatives], now);
  return (
    <>
      <ResultCount
        query={appliedQuery}
        itemCount={items.length}
        total={total}
        isTotalKnown={!hasFailed}
        counts={
          paginatedProducts?.facets && hasCapability(tenant, 'facets')
            ? facetCounts(paginatedProducts.facets)
            : null
        }
      />
      <ActiveFilters
        path={path}
        query={appliedQuery}
        categoryName={category?.name ?? null}
        unsupported={unsupportedFacets}
      />
      {/* Numbers in the typed text became filters. The link searches for the whole text; its `typedText` keeps them as text. */}
      {appliedQuery.typedText !== '' && appliedQuery.typedText !== appliedQuery.searchText && (
        <p className="mb-6">
          {t('interpreted', { text: appliedQuery.typedText })}{' '}
          <ListingLink
            path={path}
            from={appliedQuery}
            to={{ ...emptyQuery, searchText: appliedQuery.typedText, typedText: appliedQuery.typedText }}
            className="link inline-flex min-h-11 items-center"
          >
            {t('searchInstead', { text: appliedQuery.typedText })}
          </ListingLink>
        </p>
      )}
      {paginatedProducts?.correctedText !== undefined && (
        <p className="mb-6">
          {t('corrected', { text: paginatedProducts.correctedText })}{' '}
          <ListingLink
            path={path}
            from={appliedQuery}
            to={{ ...appliedQuery, exactText: true, page: 1 }}
            className="link inline-flex min-h-11 items-center"
          >
            {t('searchInstead', { text: appliedQuery.searchText })}
          </ListingLink>
        </p>
      )}
      <IgnoredValues
        query={appliedQuery}
        // The query of the results has none.
        unreadable={requestedQuery.unreadable}
        unknown={unknownValues}
        unsupported={unsupportedFacets}
      />
      {items.length > 0 ? (
        <>
          <ItemListStructuredData
            name={category?.name ?? t('shop')}
            products={items}
            offset={(appliedQuery.page - 1) * appliedQuery.pageSize}
            total={total}
          />
          <BreadcrumbStructuredData crumbs={[{ name: t('shop') }]} />
          <ProductGrid
            controls={cardControls}
            products={items}
            now={now}
            layout="listing"
            preferredOptions={appliedQuery}
          />
          <Pagination path={path} query={appliedQuery} total={total} />
        </>
      ) : (
        <EmptyResult
          hasFailed={hasFailed}
          query={appliedQuery}
          retryHref={localePath(locale, retryHref(paths.shop, appliedQuery))}
          alternatives={alternatives}
          now={now}
        >
          {!hasFailed && <PopularSearches />}
        </EmptyResult>
      )}
    </>
  );
}
