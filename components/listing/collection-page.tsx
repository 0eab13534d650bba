import { SlidersHorizontal } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { Crumb } from '@/components/layout/breadcrumb';
import { PageHeading } from '@/components/layout/page-heading';
import { ProductGrid } from '@/components/product/product-grid';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/address/address';
import { followSales } from '@/lib/catalogue/follow-sales';
import type { Product } from '@/lib/catalogue/types';
import { withinPages } from '@/lib/listing/pages';
import type { ListingQuery } from '@/lib/listing/query';
import { sortProducts } from '@/lib/listing/sort-products';
import { Controls, filterButton } from './controls.tsx';
import { ListData } from './list-data.tsx';
import { Pagination } from './pagination.tsx';
import { ResultCount } from './result-count.tsx';
import { Results } from './results.tsx';

interface CollectionPageProps {
  title: string;
  subtitle?: string | null;
  /** Where its products can be filtered. */
  filtersHref?: string;
  crumbs: Crumb[];
  query: ListingQuery;
  products: Product[];
}

/** All products of a category or a feature tag, sorted and paged. */
export async function CollectionPage({
  title,
  subtitle,
  filtersHref,
  crumbs,
  query,
  products,
}: CollectionPageProps) {
  const t = await getTranslations('listing');
  const now = Date.now();
  await followSales(products, now);
  const total = products.length;
  const asked = withinPages(query, total);
  const start = (asked.page - 1) * asked.pageSize;
  const items = sortProducts(products, asked.sortBy, now).slice(start, start + asked.pageSize);
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} crumbs={crumbs} />
      <ListData name={title} products={items} before={start} total={total} />
      <div className="page">
        <Results>
          {total > 0 ? (
            <>
              <Controls>
                {filtersHref && (
                  <Link href={filtersHref} className={filterButton}>
                    <Icon icon={SlidersHorizontal} className="size-4" />
                    {t('filters')}
                  </Link>
                )}
              </Controls>
              <ResultCount query={asked} shown={items.length} total={total} />
              <ProductGrid products={items} now={now} layout="wide-listing" />
              <Pagination total={total} />
            </>
          ) : (
            <div className="border-y border-sand py-14 text-center">
              <p className="title text-3xl">{t('noProducts')}</p>
              <Link href={paths.shop} className="btn mt-6">
                {t('continueShopping')}
              </Link>
            </div>
          )}
        </Results>
      </div>
    </>
  );
}
