import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { BreadcrumbData } from '@/components/layout/breadcrumb-data';
import { ProductGrid } from '@/components/product/product-grid';
import { localePath, paths } from '@/lib/address/address';
import { followSales } from '@/lib/catalogue/follow-sales';
import { retryHref } from '@/lib/listing/address';
import { getListingData } from '@/lib/listing/listing-data';
import type { ListingQuery } from '@/lib/listing/query';
import { getNearby } from '@/lib/listing/server';
import { ActiveFilters } from './active-filters.tsx';
import { EmptyResult } from './empty-result.tsx';
import { ListData } from './list-data.tsx';
import { Pagination } from './pagination.tsx';
import { ResultCount } from './result-count.tsx';

/** Results of the shop listing for one query (specification section 2). */
export async function ListingResults({ asked }: { asked: ListingQuery }) {
  const [locale, t, format] = await Promise.all([getLocale(), getTranslations('listing'), getFormatter()]);
  const now = Date.now();
  const { query, category, unknown, ignored, result } = await getListingData(locale, asked);
  const { items, total } = result ?? { items: [], total: 0 };
  const nearby = items.length > 0 || result === null ? [] : await getNearby(locale, category);
  await followSales([...items, ...nearby], now);
  return (
    <>
      <ResultCount query={query} shown={items.length} total={total} known={result !== null} />
      <ActiveFilters categoryName={category?.name ?? null} ignored={ignored} />
      {unknown.length + ignored.length > 0 && (
        <ul className="mb-6 text-muted">
          {unknown.map(({ filter, word }) => (
            <li key={`${filter} ${word}`}>{t('notApplied', { filter, name: word })}</li>
          ))}
          {ignored.map((filter) => (
            <li key={filter}>
              {t('ignored', { filter, names: format.list(query[filter], { type: 'disjunction' }) })}
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 ? (
        <>
          <ListData
            name={category?.name ?? t('shop')}
            products={items}
            before={(query.page - 1) * query.pageSize}
            total={total}
          />
          <BreadcrumbData crumbs={[{ name: t('shop') }]} />
          <ProductGrid products={items} now={now} layout="listing" asked={query} />
          <Pagination total={total} />
        </>
      ) : (
        <EmptyResult
          failed={result === null}
          retryHref={localePath(locale, retryHref(paths.shop, query))}
          nearby={nearby}
          now={now}
        />
      )}
    </>
  );
}
