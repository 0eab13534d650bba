import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentPage } from '@/components/layout/content-page';
import { pageMetadata } from '@/lib/seo/metadata';

const sections = ['delivery', 'returns', 'exchange', 'payment'] as const;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('policy');
  return pageMetadata({ path: '/pages/policy', title: t('title'), description: t('intro') });
}

export default async function PolicyPage() {
  const t = await getTranslations('policy');
  return (
    <ContentPage
      title={t('title')}
      intro={t('intro')}
      sections={sections.map((key) => ({ key, title: t(`${key}.title`), text: t(`${key}.text`) }))}
    />
  );
}
