import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LateForm } from '@/components/account/late-forms';
import { SampleOrder } from '@/components/account/sample-order';
import { MessageScope } from '@/components/forms/message-scope';
import { ScriptNote } from '@/components/forms/script-note';
import { PageHeading } from '@/components/layout/page-heading';
import { paths } from '@/lib/address/address';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateStaticParams() {
  return [];
}

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
        <ScriptNote text={t('needsScript')} />
        <MessageScope namespaces={['forms', 'orders']}>
          <LateForm name="trackOrder">
            <SampleOrder />
          </LateForm>
        </MessageScope>
      </div>
    </>
  );
}
