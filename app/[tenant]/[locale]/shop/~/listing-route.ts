import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { paths } from '@/lib/address/address';
import { slugParam } from '@/lib/address/slug-param';
import type { Product } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/routing';
import { readListingQuery } from '@/lib/listing/address';
import { collectionHead } from '@/lib/listing/collection-head';
import { isNarrowed } from '@/lib/listing/indexable';
import { getListingData } from '@/lib/listing/listing-data';
import { withinPages } from '@/lib/listing/pages';
import type { ListingQuery } from '@/lib/listing/query';
import { readInnerQuery } from '@/lib/routing/inner-query';

export type ListingParams = Promise<{ query: string }>;

/** The query an inner listing path carries. */
export async function queryOr404(params: ListingParams): Promise<ListingQuery> {
  return readListingQuery(readInnerQuery((await params).query) ?? notFound());
}

/**
 * The query an inner path of a category or feature tag carries, moved to the last page when it asks for one past the end.
 * @param productsOf reads all products of a slug; null when there is no such thing
 */
export async function collectionQueryOr404(
  params: ListingParams & Promise<{ slug: string }>,
  productsOf: (locale: Locale, slug: string) => Promise<Product[] | null>,
): Promise<ListingQuery> {
  const [query, { slug }, locale] = await Promise.all([queryOr404(params), params, getLocale()]);
  const products = await productsOf(locale, slugParam(slug) ?? notFound());
  return withinPages(query, products?.length ?? 0);
}

/** Head of a listing; one of a whole category has that category's own page as canonical. */
export async function listingMetadata(asked: ListingQuery): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('listing')]);
  const { query, category } = await getListingData(locale, asked);
  const name = category?.name ?? t('search');
  return collectionHead(
    { ...asked, page: query.page },
    {
      path: category && !isNarrowed(asked) ? paths.category(category.slug) : paths.shop,
      title: name,
      description: category ? t('categoryDescription', { name }) : t('shopDescription'),
    },
  );
}
