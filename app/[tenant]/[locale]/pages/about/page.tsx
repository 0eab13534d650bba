import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ContentPage } from '@/components/layout/content-page';
import { currentTenant } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';

const sections = ['cut', 'cloth', 'care'] as const;

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

/** Returns the shop's story, or a generic introduction. */
async function intro(): Promise<string> {
  const [t, locale, { story }] = await Promise.all([getTranslations('about'), getLocale(), currentTenant()]);
  return story?.[locale] ?? t('intro');
}
