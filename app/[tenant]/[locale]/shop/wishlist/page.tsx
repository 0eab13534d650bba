import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { VisitorPage } from '@/components/layout/visitor-page';
import { offeredBestSellers } from '@/components/ui/best-sellers';
import { WishlistContent } from '@/components/wishlist/wishlist-content';
import { paths } from '@/lib/address/address';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentTenant } from '@/lib/tenant/server';

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
  const [t, { currency }, bestSellers] = await Promise.all([
    getTranslations('visitor.wishlist'),
    currentTenant(),
    offeredBestSellers(),
  ]);
  return (
    <VisitorPage title={t('title')}>
      <WishlistContent currency={currency} bestSellers={bestSellers} />
    </VisitorPage>
  );
}
