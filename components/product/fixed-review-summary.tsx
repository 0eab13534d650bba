import { useTranslations } from 'next-intl';
import { Stars } from '@/components/commerce/stars';
import { fixedAverage, fixedBars } from '@/lib/catalogue/product/review-summary';
import { ReviewBar } from './review-bar.tsx';

/** The fixed rating summary of a shop without customer reviews (docs/behaviour.md §2.7). */
export function FixedReviewSummary() {
  const t = useTranslations('product');
  return (
    <>
      <h3 className="eyebrow text-muted">{t('ratingAndReview')}</h3>
      <p className="mt-3 flex items-center gap-4">
        <span aria-hidden="true" className="title text-6xl">
          {fixedAverage}
        </span>
        <Stars rating={fixedAverage} />
      </p>
      <ul className="mt-6 grid gap-2">
        {fixedBars.map(({ stars, percent }) => (
          <ReviewBar key={stars} label={t('starCount', { stars })} percent={percent} value={`${percent}%`} />
        ))}
      </ul>
    </>
  );
}
