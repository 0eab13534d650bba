import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { VisitorPage } from '@/components/layout/visitor-page';
import { offeredBestSellers } from '@/components/shop/best-sellers';
import { WishlistContent } from '@/components/wishlist/wishlist-content';
import { paths } from '@/lib/address/address';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateStaticParams() {
  return [];
}

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
  const [t, bestSellers] = await Promise.all([getTranslations('visitor.wishlist'), offeredBestSellers()]);
  return (
    <VisitorPage title={t('title')}>
      <WishlistContent bestSellers={bestSellers} />
    </VisitorPage>
  );
}
