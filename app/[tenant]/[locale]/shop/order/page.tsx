import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeferredForm } from '@/components/account/deferred-forms';
import { SampleOrder } from '@/components/account/sample-order';
import { NoScriptNote } from '@/components/forms/no-script-note';
import { PageHeading } from '@/components/layout/page-heading';
import { MessageScope } from '@/components/ui/message-scope';
import { settings } from '@/lib/platform/settings/settings';
import { paymentOrigins } from '@/lib/platform/tenant/payment-origins';
import { currentTenant } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('trackOrder');
  return pageMetadata({ path: paths.order, title: t('title'), description: t('intro'), isIndexed: false });
}

export default async function OrderPage() {
  const [t, tenant] = await Promise.all([getTranslations('trackOrder'), currentTenant()]);
  return (
    <>
      <PageHeading title={t('title')} subtitle={t('intro')} crumbs={[{ name: t('title') }]} />
      <div className="page">
        <NoScriptNote text={t('needsScript')} />
        <MessageScope namespaces={['forms', 'orders']}>
          <DeferredForm name="trackOrder" paymentOrigins={paymentOrigins(tenant, settings().apiBaseUrl)}>
            <SampleOrder />
          </DeferredForm>
        </MessageScope>
      </div>
    </>
  );
}
