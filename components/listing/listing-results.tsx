import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { BreadcrumbStructuredData } from '@/components/layout/breadcrumb-structured-data';
import { ProductGrid } from '@/components/product/product-grid';
import { expirePageAtSaleBoundary } from '@/lib/catalogue/sale-expiry';
import { getListingData } from '@/lib/listing/listing-data';
import type { ListingQuery } from '@/lib/listing/query';
import { getSuggestedProducts } from '@/lib/listing/server';
import { retryHref } from '@/lib/listing/url';
import { localePath, paths } from '@/lib/urls/paths';
import { ActiveFilters } from './active-filters.tsx';
import { EmptyResult } from './empty-result.tsx';
import { ItemListStructuredData } from './item-list-structured-data.tsx';
import { Pagination } from './pagination.tsx';
import { ResultCount } from './result-count.tsx';

/** Results of the shop listing for one query (docs/behaviour.md §2.4). */
export async function ListingResults({ requested }: { requested: ListingQuery }) {
  const [locale, t, format] = await Promise.all([getLocale(), getTranslations('listing'), getFormatter()]);
  const now = Date.now();
  const { query, category, unknown, unsupported, result } = await getListingData(locale, requested);
  const { items, total } = result ?? { items: [], total: 0 };
  const alternatives =
    items.length > 0 || result === null ? [] : await getSuggestedProducts(locale, category);
  await expirePageAtSaleBoundary([...items, ...alternatives], now);
  return (
    <>
      <ResultCount query={query} itemCount={items.length} total={total} isKnown={result !== null} />
      <ActiveFilters categoryName={category?.name ?? null} unsupported={unsupported} />
      {unknown.length + unsupported.length > 0 && (
        <ul className="mb-6 text-muted">
          {unknown.map(({ filter, value }) => (
            <li key={`${filter} ${value}`}>{t('notApplied', { filter, name: value })}</li>
          ))}
          {unsupported.map((filter) => (
            <li key={filter}>
              {t('ignored', { filter, names: format.list(query[filter], { type: 'disjunction' }) })}
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 ? (
        <>
          <ItemListStructuredData
            name={category?.name ?? t('shop')}
            products={items}
            offset={(query.page - 1) * query.pageSize}
            total={total}
          />
          <BreadcrumbStructuredData crumbs={[{ name: t('shop') }]} />
          <ProductGrid products={items} now={now} layout="listing" preferredOptions={query} />
          <Pagination total={total} />
        </>
      ) : (
        <EmptyResult
          failed={result === null}
          retryHref={localePath(locale, retryHref(paths.shop, query))}
          alternatives={alternatives}
          now={now}
        />
      )}
    </>
  );
}
