import { getTranslations } from 'next-intl/server';
import { getSuggestedBestSellers } from '@/components/commerce/suggested-best-sellers';
import { CompareContent } from '@/components/compare/compare-content';
import { VisitorPage } from '@/components/layout/visitor-page';
import { compareMetadata } from './compare-metadata.ts';

export const generateMetadata = () => compareMetadata();

export default async function ComparePage() {
  const [t, bestSellers] = await Promise.all([getTranslations('visitor.compare'), getSuggestedBestSellers()]);
  return (
    <VisitorPage title={t('title')}>
      <CompareContent bestSellers={bestSellers} />
    </VisitorPage>
  );
}
