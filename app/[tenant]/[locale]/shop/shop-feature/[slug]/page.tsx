import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeading } from '@/components/layout/breadcrumb';
import { ProductGrid } from '@/components/product/product-grid';
import { paths } from '@/lib/address/address';
import { readSlug } from '@/lib/address/slug-param';
import { cardImages } from '@/lib/catalogue/card';
import { followSales, getFeatureProducts, getFeatureTag } from '@/lib/catalogue/server';
import { listingTitle, titleFromSlug } from '@/lib/catalogue/slug-link';
import { pageMetadata } from '@/lib/seo/metadata';

type Params = Promise<{ slug: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const [{ slug, name, products }, t] = await Promise.all([load(params), getTranslations('listing')]);
  const [first] = products;
  return pageMetadata({
    path: paths.feature(slug),
    title: name,
    description: t('featureDescription', { name }),
    image: first && cardImages(first)[0],
  });
}

export default async function FeaturePage({ params }: { params: Params }) {
  const [{ title, products }, t] = await Promise.all([load(params), getTranslations('listing')]);
  const now = Date.now();
  await followSales(products, now);
  return (
    <>
      <PageHeading title={title} crumbs={[{ name: t('shop'), href: paths.shop }, { name: title }]} />
      <div className="page">
        {products.length > 0 ? <ProductGrid products={products} now={now} /> : <p>{t('noProducts')}</p>}
      </div>
    </>
  );
}

async function load(params: Params) {
  const slug = readSlug((await params).slug);
  if (slug === null) notFound();
  const locale = await getLocale();
  const [products, tag] = await Promise.all([getFeatureProducts(locale, slug), getFeatureTag(locale, slug)]);
  if (products === null) notFound();
  return {
    slug,
    products,
    name: tag?.name ?? titleFromSlug(slug),
    title: listingTitle(slug, tag?.name, locale),
  };
}
