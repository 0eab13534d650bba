import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { paths } from '@/lib/address/address';
import { collectionHead } from '@/lib/listing/collection-head';
import { readListingPath } from '@/lib/listing/listing-path';
import { loadListing } from '@/lib/listing/load';
import type { ListingQuery } from '@/lib/listing/query';

export type ListingParams = Promise<{ query: string }>;

/** The query an inner listing path carries. */
export async function queryOr404(params: ListingParams): Promise<ListingQuery> {
  return readListingPath((await params).query) ?? notFound();
}

/** Head of a listing; a listing of one category alone has that category's own page as canonical. */
export async function listingMetadata(asked: ListingQuery): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('listing')]);
  const { query, category } = await loadListing(locale, asked);
  const name = category?.name ?? t('search');
  return collectionHead(query, {
    path: category ? paths.category(category.slug) : paths.shop,
    title: name,
    description: category ? t('categoryDescription', { name }) : t('shopDescription'),
  });
}
