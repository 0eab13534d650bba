import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CollectionPage } from '@/components/listing/collection-page';
import type { ListingQuery } from '@/lib/catalogue/listing/query';
import { getCategoryWithProducts } from '@/lib/catalogue/reads/collections';
import { findByRepairedSlug } from '@/lib/catalogue/reads/server';
import { collectionTitle, nameFromEncodedSlug } from '@/lib/catalogue/reads/slugs';
import { currentShop } from '@/lib/platform/tenant/server';
import { localePath, paths } from '@/lib/platform/urls/paths';
import { isOtherSpelling, readSlugSegment } from '@/lib/platform/wire/identifiers';
import { listingMetadata } from '@/lib/site/seo/listing-metadata';
import { categoryShareImage } from '@/lib/site/share-images/share-image-content';

/** Returns the metadata of a category's page. */
export async function categoryMetadata(segment: string, query: ListingQuery): Promise<Metadata> {
  const [{ slug, category }, shop, t] = await Promise.all([
    getCategoryOrRedirect(segment),
    currentShop(),
    getTranslations('listing'),
  ]);
  const name = category?.name ?? nameFromEncodedSlug(slug);
  return listingMetadata(query, {
    path: paths.category(slug),
    title: name,
    description: category?.description ?? t('categoryDescription', { name }),
    shareImage: categoryShareImage({ slug, name, image: category?.image ?? null }, shop),
  });
}

/** Page of a category for a sort order and page number. Its heading may be the slug in words instead of the name (`collectionTitle`). */
export async function CategoryListing({ segment, query }: { segment: string; query: ListingQuery }) {
  const [{ slug, category, products }, locale, t] = await Promise.all([
    getCategoryOrRedirect(segment),
    getLocale(),
    getTranslations('listing'),
  ]);
  const title = collectionTitle(slug, category?.name, locale);
  return (
    <CollectionPage
      path={paths.category(slug)}
      title={title}
      subtitle={category?.description}
      filtersHref={category ? paths.shopByCategory(category.slug) : undefined}
      crumbs={[
        { name: t('categories'), href: paths.categories },
        { name: category?.name ?? nameFromEncodedSlug(slug) },
      ]}
      query={query}
      products={products}
    />
  );
}

/**
 * Gets a category with its products, or redirects to the current slug of the category, also from a mangled one. The category is null when
 * the API knows only its products.
 */
async function getCategoryOrRedirect(segment: string) {
  const slug = readSlugSegment(segment);
  if (slug === null) notFound();
  const shop = await currentShop();
  const requested = await getCategoryWithProducts(shop, slug);
  const { slug: existingSlug, found } = requested
    ? { slug, found: requested }
    : ((await findByRepairedSlug(slug, (candidate) => getCategoryWithProducts(shop, candidate))) ??
      notFound());
  const { category, products } = found;
  const currentSlug = category?.slug ?? existingSlug;
  if (isOtherSpelling(segment, currentSlug))
    permanentRedirect(localePath(shop.locale, paths.category(currentSlug)));
  return { slug, category, products };
}
