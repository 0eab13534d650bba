import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CartContent } from '@/components/cart/cart-content';
import { VisitorPage } from '@/components/layout/visitor-page';
import { offeredBestSellers } from '@/components/shop/best-sellers';
import { paths } from '@/lib/address/address';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateStaticParams() {
  return [];
}

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
  const [t, bestSellers] = await Promise.all([getTranslations('visitor.cart'), offeredBestSellers()]);
  return (
    <VisitorPage title={t('title')}>
      <CartContent bestSellers={bestSellers} />
    </VisitorPage>
  );
}
