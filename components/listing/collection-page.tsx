import { SlidersHorizontal } from 'lucide';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Crumb } from '@/components/layout/breadcrumb';
import { PageHeading } from '@/components/layout/page-heading';
import { cardControls } from '@/components/product/card-controls';
import { ProductGrid } from '@/components/product/product-grid';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { clampPage } from '@/lib/catalogue/listing/pagination';
import type { ListingQuery } from '@/lib/catalogue/listing/query';
import { sortProducts } from '@/lib/catalogue/listing/sort-products';
import type { Product } from '@/lib/catalogue/product/types';
import { expirePageAtSaleBoundary } from '@/lib/catalogue/reads/product-server';
import { localePath, paths } from '@/lib/platform/urls/paths';
import { filterButtonClass } from './filter-button-class.ts';
import { IgnoredValues } from './ignored-values.tsx';
import { ItemListStructuredData } from './item-list-structured-data.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { Pagination } from './pagination.tsx';
import { ResultCount } from './result-count.tsx';
import { ResultsRegion } from './results-region.tsx';

interface CollectionPageProps {
  /** Path without language. */
  path: string;
  title: string;
  subtitle?: string | null;
  /** URL of the shop listing, filtered by this collection; without one, there is no link to the filters. */
  filtersHref?: string;
  crumbs: Crumb[];
  query: ListingQuery;
  products: Product[];
}

/** Products of a category or feature tag, sorted and paginated. Must be inside a `ListingProvider` with the same `path`. */
export async function CollectionPage({
  path,
  title,
  subtitle,
  filtersHref,
  crumbs,
  query,
  products,
}: CollectionPageProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('listing')]);
  const now = Date.now();
  await expirePageAtSaleBoundary(products, now);
  const total = products.length;
  // Drops the unreadable values, which the links would repeat.
  const pageQuery = clampPage({ ...query, unreadable: [] }, total);
  const offset = (pageQuery.page - 1) * pageQuery.pageSize;
  const pageProducts = sortProducts(products, pageQuery.sortBy, now).slice(
    offset,
    offset + pageQuery.pageSize,
  );
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} crumbs={crumbs} />
      <ItemListStructuredData
        // The last crumb has the name of the collection, from which the title may differ (`collectionTitle`).
        name={crumbs.at(-1)?.name ?? title}
        products={pageProducts}
        offset={offset}
        total={total}
      />
      <div className="page">
        <ResultsRegion>
          {total > 0 ? (
            <>
              <ListingToolbar>
                {filtersHref && (
                  <Link href={filtersHref} className={filterButtonClass}>
                    <Icon icon={SlidersHorizontal} className="size-4" />
                    {t('filters')}
                  </Link>
                )}
              </ListingToolbar>
              <ResultCount query={pageQuery} itemCount={pageProducts.length} total={total} />
              <IgnoredValues query={pageQuery} unreadable={query.unreadable} />
              <ProductGrid controls={cardControls} products={pageProducts} now={now} layout="wide-listing" />
              <Pagination path={localePath(locale, path)} query={pageQuery} total={total} />
            </>
          ) : (
            <div className="border-y border-sand py-14 text-center">
              <p className="title text-3xl">{t('nothingHere')}</p>
              <Link href={paths.shop} className="btn mt-6">
                {t('continueShopping')}
              </Link>
            </div>
          )}
        </ResultsRegion>
      </div>
    </>
  );
}
