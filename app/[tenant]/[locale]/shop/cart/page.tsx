import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CartContent } from '@/components/cart/cart-content';
import { getSuggestedBestSellers } from '@/components/commerce/suggested-best-sellers';
import { VisitorPage } from '@/components/layout/visitor-page';
import { MessageScope } from '@/components/ui/message-scope';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { currentTenant } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { shippingOptions } from '@/lib/shopper/cart/shipping';
import { pageMetadata } from '@/lib/site/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('visitor.cart');
  return pageMetadata({
    path: paths.cart,
    title: t('title'),
    description: t('description'),
    isIndexed: false,
  });
}

export default async function CartPage() {
  const [t, locale, bestSellers, tenant] = await Promise.all([
    getTranslations('visitor.cart'),
    getLocale(),
    getSuggestedBestSellers(),
    currentTenant(),
  ]);
  return (
    <VisitorPage title={t('title')}>
      <MessageScope namespaces={['coupons', 'shippings']}>
        <CartContent
          bestSellers={bestSellers}
          shippingOptions={shippingOptions(tenant, locale)}
          takesCoupons={hasCapability(tenant, 'coupons')}
        />
      </MessageScope>
    </VisitorPage>
  );
}
