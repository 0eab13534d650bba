import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { paths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';
import type { ResolvedShareImage } from '@/lib/site/share-images/share-image-content';

/** Returns the metadata of the comparison. @param shareImage of a shared list; that of the shop by default */
export async function compareMetadata(shareImage?: ResolvedShareImage): Promise<Metadata> {
  const t = await getTranslations('visitor.compare');
  return pageMetadata({
    path: paths.compare,
    title: t('title'),
    description: t('description'),
    isIndexed: false,
    ...(shareImage && { shareImage }),
  });
}
