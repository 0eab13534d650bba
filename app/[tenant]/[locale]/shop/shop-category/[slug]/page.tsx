import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeading } from '@/components/layout/breadcrumb';
import { ProductGrid } from '@/components/product/product-grid';
import { paths } from '@/lib/address/address';
import { readSlug } from '@/lib/address/slug-param';
import { followSales, getCategory, getCategoryProducts } from '@/lib/catalogue/server';
import { listingTitle, titleFromSlug } from '@/lib/catalogue/slug-link';
import { pageMetadata } from '@/lib/seo/metadata';

type Params = Promise<{ slug: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const [{ slug, category }, t] = await Promise.all([load(params), getTranslations('listing')]);
  const name = category?.name ?? titleFromSlug(slug);
  return pageMetadata({
    path: paths.category(slug),
    title: name,
    description: category?.description ?? t('categoryDescription', { name }),
    image: category?.image,
  });
}

export default async function CategoryPage({ params }: { params: Params }) {
  const [{ slug, category, products }, t] = await Promise.all([load(params), getTranslations('listing')]);
  const now = Date.now();
  await followSales(products, now);
  const title = listingTitle(slug, category?.name, await getLocale());
  return (
    <>
      <PageHeading
        title={title}
        subtitle={category?.description}
        crumbs={[{ name: t('categories'), href: paths.categories }, { name: category?.name ?? title }]}
      />
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
  const [category, products] = await Promise.all([
    getCategory(locale, slug),
    getCategoryProducts(locale, slug),
  ]);
  if (category === null && products === null) notFound();
  return { slug, category, products: products ?? [] };
}
