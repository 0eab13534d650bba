import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getSuggestedBestSellers } from '@/components/commerce/suggested-best-sellers';
import { CompareContent } from '@/components/compare/compare-content';
import { VisitorPage } from '@/components/layout/visitor-page';
import { pageMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/urls/paths';

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
  const [t, bestSellers] = await Promise.all([getTranslations('visitor.compare'), getSuggestedBestSellers()]);
  return (
    <VisitorPage title={t('title')}>
      <CompareContent bestSellers={bestSellers} />
    </VisitorPage>
  );
}
