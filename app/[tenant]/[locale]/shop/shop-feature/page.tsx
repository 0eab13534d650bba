import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CollectionIndex } from '@/components/listing/collection-index';
import { getIndexFeatureTags } from '@/lib/catalogue/reads/collections';
import { paths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('listing');
  return pageMetadata({
    path: paths.features,
    title: t('collections'),
    description: t('collectionsDescription'),
  });
}

/** Index of the feature tags. */
export default async function FeatureTagsPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('listing')]);
  const tags = await getIndexFeatureTags(locale);
  return (
    <CollectionIndex
      title={t('collections')}
      description={t('collectionsDescription')}
      collections={tags.map((tag) => ({ ...tag, path: paths.feature(tag.slug) }))}
    />
  );
}
