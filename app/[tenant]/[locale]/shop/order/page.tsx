import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeferredForm } from '@/components/account/deferred-forms';
import { SampleOrder } from '@/components/account/sample-order';
import { MessageScope } from '@/components/forms/message-scope';
import { NoScriptNote } from '@/components/forms/no-script-note';
import { PageHeading } from '@/components/layout/page-heading';
import { pageMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/urls/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('trackOrder');
  return pageMetadata({ path: paths.order, title: t('title'), description: t('intro'), indexed: false });
}

export default async function OrderPage() {
  const t = await getTranslations('trackOrder');
  return (
    <>
      <PageHeading title={t('title')} subtitle={t('intro')} crumbs={[{ name: t('title') }]} />
      <div className="page">
        <NoScriptNote text={t('needsScript')} />
        <MessageScope namespaces={['forms', 'orders']}>
          <DeferredForm name="trackOrder">
            <SampleOrder />
          </DeferredForm>
        </MessageScope>
      </div>
    </>
  );
}
