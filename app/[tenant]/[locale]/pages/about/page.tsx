import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ContentPage } from '@/components/layout/content-page';
import { paths } from '@/lib/address/address';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentTenant } from '@/lib/tenant/server';

const sections = ['cut', 'cloth', 'care'] as const;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('about');
  return pageMetadata({ path: paths.about, title: t('title'), description: await intro() });
}

export default async function AboutPage() {
  const t = await getTranslations('about');
  return (
    <ContentPage
      title={t('title')}
      intro={await intro()}
      sections={sections.map((key) => ({ key, title: t(`${key}.title`), text: t(`${key}.text`) }))}
    />
  );
}

/** What the shop says of itself, or what fits any. */
async function intro(): Promise<string> {
  const [t, locale, { story }] = await Promise.all([getTranslations('about'), getLocale(), currentTenant()]);
  return story?.[locale] ?? t('intro');
}
