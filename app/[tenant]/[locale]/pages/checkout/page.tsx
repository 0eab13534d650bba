import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CheckoutContent } from '@/components/checkout/checkout-content';
import { getSuggestedBestSellers } from '@/components/commerce/suggested-best-sellers';
import { VisitorPage } from '@/components/layout/visitor-page';
import { MessageScope } from '@/components/ui/message-scope';
import { settings } from '@/lib/platform/settings/settings';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { paymentOrigins } from '@/lib/platform/tenant/payment-origins';
import { currentTenant } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { shippingOptions } from '@/lib/shopper/cart/shipping';
import { pageMetadata } from '@/lib/site/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('visitor.checkout');
  return pageMetadata({
    path: paths.checkout,
    title: t('title'),
    description: t('description'),
    isIndexed: false,
  });
}

export default async function CheckoutPage() {
  const [t, locale, bestSellers, tenant] = await Promise.all([
    getTranslations('visitor.checkout'),
    getLocale(),
    getSuggestedBestSellers(),
    currentTenant(),
  ]);
  return (
    <VisitorPage title={t('title')}>
      <MessageScope namespaces={['forms', 'checkout', 'coupons', 'shippings']}>
        <CheckoutContent
          bestSellers={bestSellers}
          shippingOptions={shippingOptions(tenant, locale)}
          takesCoupons={hasCapability(tenant, 'coupons')}
          paymentOrigins={paymentOrigins(tenant, settings().apiBaseUrl)}
        />
      </MessageScope>
    </VisitorPage>
  );
}
