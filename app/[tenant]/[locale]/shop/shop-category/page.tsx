import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeading } from '@/components/layout/breadcrumb';
import { CategoryCards } from '@/components/listing/category-cards';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/address/address';
import { getCategories } from '@/lib/catalogue/server';
import { pageMetadata } from '@/lib/seo/metadata';

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
  const [locale, t] = await Promise.all([getLocale(), getTranslations('listing')]);
  const categories = await getCategories(locale);
  return (
    <>
      <PageHeading
        title={t('categories')}
        subtitle={t('categoriesDescription')}
        crumbs={[{ name: t('categories') }]}
      />
      <div className="page">
        <CategoryCards categories={categories} />
        <p className="mt-14 text-center">
          <Link href={paths.shop} className="btn">
            {t('shopAll')}
          </Link>
        </p>
      </div>
    </>
  );
}
