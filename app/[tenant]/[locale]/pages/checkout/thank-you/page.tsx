import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PlacedContent } from '@/components/checkout/placed-content';
import { MessageScope } from '@/components/forms/message-scope';
import { VisitorPage } from '@/components/layout/visitor-page';
import { paths } from '@/lib/address/address';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('visitor.thanks');
  return pageMetadata({
    path: paths.thanks,
    title: t('title'),
    description: t('description'),
    indexed: false,
  });
}

export default async function ThankYouPage() {
  const t = await getTranslations('visitor.thanks');
  return (
    <VisitorPage title={t('title')}>
      <MessageScope namespaces={['forms', 'checkout', 'orders']}>
        <PlacedContent />
      </MessageScope>
    </VisitorPage>
  );
}
