import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CartContent } from '@/components/cart/cart-content';
import { VisitorPage } from '@/components/layout/visitor-page';
import { offeredBestSellers } from '@/components/ui/best-sellers';
import { paths } from '@/lib/address/address';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentTenant } from '@/lib/tenant/server';

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
  const [t, { currency }, bestSellers] = await Promise.all([
    getTranslations('visitor.cart'),
    currentTenant(),
    offeredBestSellers(),
  ]);
  return (
    <VisitorPage title={t('title')}>
      <CartContent currency={currency} bestSellers={bestSellers} />
    </VisitorPage>
  );
}
