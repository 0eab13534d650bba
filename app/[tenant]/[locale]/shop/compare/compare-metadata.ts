import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/lib/seo/metadata';
import type { ResolvedShareImage } from '@/lib/share-images/share-images';
import { paths } from '@/lib/urls/paths';

/** Returns the metadata of the list. @param shareImage of a shared list; that of the shop by default */
export async function compareMetadata(shareImage?: ResolvedShareImage): Promise<Metadata> {
  const t = await getTranslations('visitor.compare');
  return pageMetadata({
    path: paths.compare,
    title: t('title'),
    description: t('description'),
    indexed: false,
    ...(shareImage && { shareImage }),
  });
}
