import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageHeading } from '@/components/layout/page-heading';
import { CategoryCards } from '@/components/listing/category-cards';
import { MoreLinks } from '@/components/listing/more-links';
import { Link } from '@/components/ui/link';
import { StructuredData } from '@/components/ui/structured-data';
import { paths } from '@/lib/address/address';
import { getCategories, getFeatureTagsOrNone } from '@/lib/catalogue/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { itemListData } from '@/lib/seo/structured/item-list';
import { currentShop } from '@/lib/tenant/current-shop';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('listing');
  return pageMetadata({
    path: paths.categories,
    title: t('categories'),
    description: t('categoriesDescription'),
  });
}

export default async function CategoriesPage() {
  const [shop, t] = await Promise.all([currentShop(), getTranslations('listing')]);
  const [categories, tags] = await Promise.all([
    getCategories(shop.locale),
    getFeatureTagsOrNone(shop.locale),
  ]);
  const items = categories.map(({ name, slug }) => ({ name, path: paths.category(slug) }));
  return (
    <>
      {items.length > 0 && (
        <StructuredData data={itemListData({ name: t('categories'), items, total: items.length }, shop)} />
      )}
      <PageHeading
        title={t('categories')}
        subtitle={t('categoriesDescription')}
        crumbs={[{ name: t('categories') }]}
      />
      <div className="page">
        <CategoryCards categories={categories} />
        <MoreLinks categories={categories} tags={tags} />
        <p className="mt-14 text-center">
          <Link href={paths.shop} className="btn">
            {t('shopAll')}
          </Link>
        </p>
      </div>
    </>
  );
}
