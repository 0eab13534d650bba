import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ThankYou } from '@/components/checkout/thank-you';
import { VisitorPage } from '@/components/layout/visitor-page';
import { MessageScope } from '@/components/ui/message-scope';
import { settings } from '@/lib/platform/settings/settings';
import { paymentOrigins } from '@/lib/platform/tenant/payment-origins';
import { currentTenant } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('visitor.thanks');
  return pageMetadata({
    path: paths.thanks,
    title: t('title'),
    description: t('description'),
    isIndexed: false,
  });
}

export default async function ThankYouPage() {
  const [t, tenant] = await Promise.all([getTranslations('visitor.thanks'), currentTenant()]);
  return (
    <VisitorPage title={t('title')}>
      <MessageScope namespaces={['forms', 'checkout', 'orders']}>
        <ThankYou paymentOrigins={paymentOrigins(tenant, settings().apiBaseUrl)} />
      </MessageScope>
    </VisitorPage>
  );
}
