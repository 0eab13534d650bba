import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CollectionPage } from '@/components/listing/collection-page';
import { paths } from '@/lib/address/address';
import { slugParam } from '@/lib/address/slug-param';
import { featureWithProducts } from '@/lib/catalogue/collections';
import { listingTitle, titleFromSlug } from '@/lib/catalogue/slug-link';
import { collectionHead } from '@/lib/listing/collection-head';
import type { ListingQuery } from '@/lib/listing/query';
import { featureShareImage } from '@/lib/share-images/share-images';
import { currentShop } from '@/lib/tenant/current-shop';

/** Head of a feature tag's page. */
export async function featureMetadata(segment: string, query: ListingQuery): Promise<Metadata> {
  const [{ slug, name, products }, shop, t] = await Promise.all([
    load(segment),
    currentShop(),
    getTranslations('listing'),
  ]);
  return collectionHead(query, {
    path: paths.feature(slug),
    title: name,
    description: t('featureDescription', { name }),
    shareImage: featureShareImage(slug, name, products, shop),
  });
}

/** A feature tag's page for one order and page of its products. */
export async function FeatureRoute({ segment, query }: { segment: string; query: ListingQuery }) {
  const [{ title, products }, t] = await Promise.all([load(segment), getTranslations('listing')]);
  return (
    <CollectionPage
      title={title}
      crumbs={[{ name: t('shop'), href: paths.shop }, { name: title }]}
      query={query}
      products={products}
    />
  );
}

async function load(segment: string) {
  const slug = slugParam(segment);
  if (slug === null) notFound();
  const locale = await getLocale();
  const { tag, products } = (await featureWithProducts(locale, slug)) ?? notFound();
  const name = tag?.name ?? titleFromSlug(slug);
  return { slug, name, products, title: listingTitle(slug, tag?.name, locale) };
}
