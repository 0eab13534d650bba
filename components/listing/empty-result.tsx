import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { cardControls } from '@/components/product/card-controls';
import { ProductGrid } from '@/components/product/product-grid';
import { Link } from '@/components/ui/link';
import { emptyQuery, type ListingQuery } from '@/lib/catalogue/listing/query';
import { listingHref } from '@/lib/catalogue/listing/url';
import type { Product } from '@/lib/catalogue/product/types';
import { paths } from '@/lib/platform/urls/paths';

interface EmptyResultProps {
  /** True when the upstream failed; the result is unknown then. */
  hasFailed: boolean;
  query: ListingQuery;
  /** URL that repeats the request, past the page cache, for a failed result. */
  retryHref: string;
  alternatives: Product[];
  /** Epoch milliseconds of the rendering; determines active sales. */
  now: number;
  /** Further links. */
  children?: ReactNode;
}

/**
 * Empty or failed result of a listing, with alternative products (docs/behaviour.md §2.4). A failed result has a link that repeats the
 * request; an empty result of a filtered search has a link to the same search without filters.
 */
export async function EmptyResult({
  hasFailed,
  query,
  retryHref,
  alternatives,
  now,
  children,
}: EmptyResultProps) {
  const t = await getTranslations('listing');
  const { searchText } = query;
  // The numbers of a text that is searched as it was typed must not become filters.
  const typedText = query.typedText === searchText ? searchText : '';
  const textOnlyHref = listingHref(paths.shop, { ...emptyQuery, searchText, typedText });
  const canClearFilters =
    searchText !== '' && listingHref(paths.shop, { ...query, page: 1 }) !== textOnlyHref;
  return (
    <>
      <div className="border-y border-sand py-14 text-center">
        <p className="title text-3xl">{hasFailed ? t('failed') : t('empty')}</p>
        <p className="mt-3 text-muted">{hasFailed ? t('failedHint') : t('emptyHint')}</p>
        <p className="mt-6 flex flex-wrap justify-center gap-3">
          {hasFailed && (
            <a href={retryHref} className="btn">
              {t('retry')}
            </a>
          )}
          {!hasFailed && canClearFilters && (
            <Link href={textOnlyHref} className="btn btn-quiet">
              {t('clearFilters')}
            </Link>
          )}
          <Link href={paths.shop} className={hasFailed ? 'btn btn-quiet' : 'btn'}>
            {t('continueShopping')}
          </Link>
        </p>
        {children}
      </div>
      {alternatives.length > 0 && (
        <section aria-labelledby="suggested-products" className="mt-14">
          <h2 id="suggested-products" className="title mb-8 text-4xl">
            {t('suggestedProducts')}
          </h2>
          <ProductGrid controls={cardControls} products={alternatives} now={now} />
        </section>
      )}
    </>
  );
}
