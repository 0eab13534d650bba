import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CollectionPage } from '@/components/listing/collection-page';
import type { ListingQuery } from '@/lib/catalogue/listing/query';
import { getFeatureWithProducts } from '@/lib/catalogue/reads/collections';
import { findByRepairedSlug, getFeatureTag } from '@/lib/catalogue/reads/server';
import { collectionTitle, nameFromEncodedSlug } from '@/lib/catalogue/reads/slugs';
import { currentShop } from '@/lib/platform/tenant/server';
import { localePath, paths } from '@/lib/platform/urls/paths';
import { isOtherSpelling, readSlugSegment } from '@/lib/platform/wire/identifiers';
import { listingMetadata } from '@/lib/site/seo/listing-metadata';
import { featureShareImage } from '@/lib/site/share-images/share-image-content';

/** Returns the metadata of a feature tag's page. */
export async function featureMetadata(segment: string, query: ListingQuery): Promise<Metadata> {
  const [{ slug, name, products }, shop, t] = await Promise.all([
    getFeatureOrRedirect(segment),
    currentShop(),
    getTranslations('listing'),
  ]);
  return listingMetadata(query, {
    path: paths.feature(slug),
    title: name,
    description: t('featureDescription', { name }),
    shareImage: featureShareImage(slug, name, products, shop),
  });
}

/** Page of a feature tag for a sort order and page number. Its heading may be the slug in words instead of the name (`collectionTitle`). */
export async function FeatureListing({ segment, query }: { segment: string; query: ListingQuery }) {
  const [{ slug, name, title, products }, t] = await Promise.all([
    getFeatureOrRedirect(segment),
    getTranslations('listing'),
  ]);
  return (
    <CollectionPage
      path={paths.feature(slug)}
      title={title}
      crumbs={[{ name: t('collections'), href: paths.features }, { name }]}
      query={query}
      products={products}
    />
  );
}

/** Gets a feature tag with its products and the heading of its page, or redirects from a mangled slug to the one that it stands for. */
async function getFeatureOrRedirect(segment: string) {
  const slug = readSlugSegment(segment);
  if (slug === null) notFound();
  const shop = await currentShop();
  const feature = await getFeatureWithProducts(shop, slug);
  if (feature === null || isOtherSpelling(segment, slug)) {
    const { slug: existingSlug } = feature
      ? { slug }
      : // While the tags cannot be fetched, `getFeatureWithProducts` knows any slug: no reason for a permanent redirect.
        ((await findByRepairedSlug(slug, (candidate) => getFeatureTag(shop.locale, candidate))) ??
        notFound());
    permanentRedirect(localePath(shop.locale, paths.feature(existingSlug)));
  }
  const { tag, products } = feature;
  const name = tag?.name ?? nameFromEncodedSlug(slug);
  return { slug, name, products, title: collectionTitle(slug, tag?.name, shop.locale) };
}
