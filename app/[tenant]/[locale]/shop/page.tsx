import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeading } from '@/components/layout/breadcrumb';
import { ProductGrid } from '@/components/product/product-grid';
import { paths } from '@/lib/address/address';
import { followSales, getProducts } from '@/lib/catalogue/server';
import { pageMetadata } from '@/lib/seo/metadata';

const pageSize = 10;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('listing');
  return pageMetadata({ path: paths.shop, title: t('search'), description: t('shopDescription') });
}

export default async function ShopPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('listing')]);
  const now = Date.now();
  const { items, total } = await getProducts(locale, pageSize);
  await followSales(items, now);
  return (
    <>
      <PageHeading title={t('search')} crumbs={[{ name: t('shop') }]} />
      <div className="page">
        {items.length > 0 ? (
          <>
            <p className="mb-6 text-muted">{t('showing', { from: 1, to: items.length, total })}</p>
            <ProductGrid products={items} now={now} />
          </>
        ) : (
          <p>{t('noProducts')}</p>
        )}
      </div>
    </>
  );
}
