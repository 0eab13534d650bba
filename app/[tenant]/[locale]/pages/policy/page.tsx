import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ContentPage } from '@/components/layout/content-page';
import { formatPrice } from '@/lib/money/format-price';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentTenant } from '@/lib/tenant/server';

const sections = ['delivery', 'returns', 'exchange', 'payment'] as const;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('policy');
  return pageMetadata({ path: '/pages/policy', title: t('title'), description: t('intro') });
}

export default async function PolicyPage() {
  const [t, locale, { currency, delivery, returns }] = await Promise.all([
    getTranslations('policy'),
    getLocale(),
    currentTenant(),
  ]);
  const facts = {
    cost: delivery.cost === 0 ? 'free' : formatPrice(delivery.cost, { currency, locale, notAvailable: '' }),
    days: returns?.days ?? 0,
    method: returns?.method ?? '',
    fees: returns?.fees ?? '',
  };
  const told = sections.filter((key) => returns || key !== 'returns');
  return (
    <ContentPage
      title={t('title')}
      intro={t('intro')}
      sections={told.map((key) => ({ key, title: t(`${key}.title`), text: t(`${key}.text`, facts) }))}
    />
  );
}
