import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getSuggestedBestSellers } from '@/components/commerce/suggested-best-sellers';
import { VisitorPage } from '@/components/layout/visitor-page';
import { WishlistContent } from '@/components/wishlist/wishlist-content';
import { pageMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/urls/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('visitor.wishlist');
  return pageMetadata({
    path: paths.wishlist,
    title: t('title'),
    description: t('description'),
    indexed: false,
  });
}

export default async function WishlistPage() {
  const [t, bestSellers] = await Promise.all([
    getTranslations('visitor.wishlist'),
    getSuggestedBestSellers(),
  ]);
  return (
    <VisitorPage title={t('title')}>
      <WishlistContent
        bestSellers={bestSellers}
        clearTexts={{ clear: t('clear'), allRemoved: t('allRemoved') }}
      />
    </VisitorPage>
  );
}
