import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentPage } from '@/components/layout/content-page';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { currentTenant } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';

const sections = ['collected', 'stored', 'shared', 'rights'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('privacy');
  return pageMetadata({ path: paths.privacyPolicy, title: t('title'), description: t('intro') });
}

export default async function PrivacyPage() {
  const [t, tenant] = await Promise.all([getTranslations('privacy'), currentTenant()]);
  // `yes` and `no` are cases of the texts.
  const values = {
    card: hasCapability(tenant, 'card') ? 'yes' : 'no',
    alerts: hasCapability(tenant, 'stock-alerts') ? 'yes' : 'no',
    fit: hasCapability(tenant, 'fit') ? 'yes' : 'no',
  };
  return (
    <ContentPage
      title={t('title')}
      intro={t('intro')}
      sections={sections.map((key) => ({ key, title: t(`${key}.title`), text: t(`${key}.text`, values) }))}
    />
  );
}
