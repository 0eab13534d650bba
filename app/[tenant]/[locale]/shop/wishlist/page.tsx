import { getTranslations } from 'next-intl/server';
import { getSuggestedBestSellers } from '@/components/commerce/suggested-best-sellers';
import { VisitorPage } from '@/components/layout/visitor-page';
import { WishlistContent } from '@/components/wishlist/wishlist-content';
import { wishlistMetadata } from './wishlist-metadata.ts';

export const generateMetadata = () => wishlistMetadata();

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
