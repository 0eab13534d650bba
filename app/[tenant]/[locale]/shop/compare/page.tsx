import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CompareContent } from '@/components/compare/compare-content';
import { VisitorPage } from '@/components/layout/visitor-page';
import { offeredBestSellers } from '@/components/shop/best-sellers';
import { paths } from '@/lib/address/address';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('visitor.compare');
  return pageMetadata({
    path: paths.compare,
    title: t('title'),
    description: t('description'),
    indexed: false,
  });
}

export default async function ComparePage() {
  const [t, bestSellers] = await Promise.all([getTranslations('visitor.compare'), offeredBestSellers()]);
  return (
    <VisitorPage title={t('title')}>
      <CompareContent bestSellers={bestSellers} />
    </VisitorPage>
  );
}
