import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CartContent } from '@/components/cart/cart-content';
import { getSuggestedBestSellers } from '@/components/commerce/suggested-best-sellers';
import { VisitorPage } from '@/components/layout/visitor-page';
import { pageMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/urls/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('visitor.cart');
  return pageMetadata({
    path: paths.cart,
    title: t('title'),
    description: t('description'),
    indexed: false,
  });
}

export default async function CartPage() {
  const [t, bestSellers] = await Promise.all([getTranslations('visitor.cart'), getSuggestedBestSellers()]);
  return (
    <VisitorPage title={t('title')}>
      <CartContent bestSellers={bestSellers} />
    </VisitorPage>
  );
}
