import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { isFiltered } from '@/lib/catalogue/listing/indexing';
import { getListingData } from '@/lib/catalogue/listing/listing-data';
import { clampPage } from '@/lib/catalogue/listing/pagination';
import type { ListingQuery } from '@/lib/catalogue/listing/query';
import { readListingQuery } from '@/lib/catalogue/listing/read-query';
import type { CategoryRef, Product } from '@/lib/catalogue/product/types';
import type { CatalogueShop } from '@/lib/catalogue/reads/product-server';
import { currentShop } from '@/lib/platform/tenant/server';
import type { Shop } from '@/lib/platform/tenant/shop';
import { paths } from '@/lib/platform/urls/paths';
import { readSlugSegment } from '@/lib/platform/wire/identifiers';
import { parseQuerySegment } from '@/lib/site/routing/internal-url';
import { listingMetadata } from '@/lib/site/seo/listing-metadata';
import { findShareImage } from '@/lib/site/share-images/server';
import { productShareImage, type ResolvedShareImage } from '@/lib/site/share-images/share-image-content';

export type ListingParams = Promise<{ query: string }>;

/** Parses the `query` segment of a listing; throws Next's not-found error for a malformed one. */
export async function queryOr404(params: ListingParams): Promise<ListingQuery> {
  return readListingQuery(parseQuerySegment((await params).query) ?? notFound());
}

/**
 * Parses the `query` segment of a category or feature tag; a page number past the end becomes the last page.
 * @param getProducts returns all products of a slug; null for an unknown slug
 */
export async function collectionQueryOr404(
  params: ListingParams & Promise<{ slug: string }>,
  getProducts: (shop: CatalogueShop, slug: string) => Promise<Product[] | null>,
): Promise<ListingQuery> {
  const [query, { slug }, shop] = await Promise.all([queryOr404(params), params, currentShop()]);
  const products = await getProducts(shop, readSlugSegment(slug) ?? notFound());
  return clampPage(query, products?.length ?? 0);
}

/**
 * Returns the share image of what a listing shows: its category, or the first product of a search or of filters, in the filtered colour.
 * Undefined, for that of the shop, without either.
 */
async function listingShareImage(
  query: ListingQuery,
  category: CategoryRef | null,
  [firstProduct]: Product[],
  shop: Shop,
): Promise<ResolvedShareImage | undefined> {
  if (isFiltered(query))
    return firstProduct && productShareImage(firstProduct, query.color[0] ?? null, shop, Date.now());
  return (category && (await findShareImage({ kind: 'category', slug: category.slug }, shop))) ?? undefined;
}

/** Returns the metadata of a listing. An unfiltered category has the category's page as canonical URL. Ignored values count as filters. */
export async function shopListingMetadata(requestedQuery: ListingQuery): Promise<Metadata> {
  const [shop, t] = await Promise.all([currentShop(), getTranslations('listing')]);
  const { appliedQuery, category, paginatedProducts } = await getListingData(shop, requestedQuery);
  const text = requestedQuery.typedText || requestedQuery.searchText;
  const name = text ? t('searchOf', { text }) : (category?.name ?? t('shop'));
  return listingMetadata(
    { ...requestedQuery, page: appliedQuery.page },
    {
      path: category && !isFiltered(requestedQuery) ? paths.category(category.slug) : paths.shop,
      title: name,
      shareImage: await listingShareImage(appliedQuery, category, paginatedProducts?.items ?? [], shop),
      description: category ? t('categoryDescription', { name: category.name }) : t('shopDescription'),
    },
  );
}
