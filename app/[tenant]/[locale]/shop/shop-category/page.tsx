import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CollectionIndex, CollectionLinks } from '@/components/listing/collection-index';
import { getIndexCategories } from '@/lib/catalogue/reads/collections';
import { getFeatureTagsOrEmpty } from '@/lib/catalogue/reads/server';
import { paths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';

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
  const [categories, tags] = await Promise.all([getIndexCategories(locale), getFeatureTagsOrEmpty(locale)]);
  return (
    <CollectionIndex
      title={t('categories')}
      description={t('categoriesDescription')}
      collections={categories.map((category) => ({ ...category, path: paths.category(category.slug) }))}
    >
      <CollectionLinks categories={categories} tags={tags} />
    </CollectionIndex>
  );
}
