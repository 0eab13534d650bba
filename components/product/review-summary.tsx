import { useTranslations } from 'next-intl';
import { Stars } from '@/components/commerce/stars';
import type { ReviewFigures } from '@/lib/catalogue/product/review-pages';
import { fits } from '@/lib/catalogue/reviews/fits';

/** Review count that a shop without customer reviews shows (docs/behaviour.md §2.7). */
export const fixedReviewCount = 5;

/** Average rating in `FixedReviewSummary` (docs/behaviour.md §2.7). */
export const fixedAverage = 4.5;

/** Bars in `FixedReviewSummary`, one for each number of stars, with their width in percent (docs/behaviour.md §2.7). */
export const fixedBars = [
  { stars: 5, percent: 82 },
  { stars: 4, percent: 30 },
  { stars: 3, percent: 15 },
  { stars: 2, percent: 6 },
  { stars: 1, percent: 10 },
];

const starLevels = [5, 4, 3, 2, 1] as const;

const percentOf = (count: number, total: number) => Math.round((count * 100) / Math.max(1, total));

/** Average rating, and numbers of reviews by stars and by fit. Renders nothing without reviews. */
export function ReviewSummary({ figures }: { figures: ReviewFigures }) {
  const t = useTranslations('product');
  const { average, count, starCounts, fitCounts } = figures;
  if (average === null) return null;
  const fitTotal = fitCounts ? fits.reduce((sum, fit) => sum + fitCounts[fit], 0) : 0;
  return (
    <>
      <h3 className="eyebrow text-muted">{t('ratingAndReview')}</h3>
      <p className="mt-3 flex flex-wrap items-center gap-4">
        <span aria-hidden="true" className="title text-6xl">
          {average.toFixed(1)}
        </span>
        <Stars rating={average} />
        <span className="text-sm text-muted">{t('reviewCount', { count })}</span>
      </p>
      {starCounts && (
        <ul className="mt-6 grid gap-2">
          {starLevels.map((level) => (
            <ReviewBar
              key={level}
              label={t('starCount', { stars: level })}
              percent={percentOf(starCounts[level], count)}
              value={String(starCounts[level])}
            />
          ))}
        </ul>
      )}
      {fitCounts && (
        <>
          <h4 className="eyebrow mt-6 text-muted">{t('fit')}</h4>
          <ul className="mt-3 grid gap-2">
            {fits.map((fit) => (
              <ReviewBar
                key={fit}
                label={t('fits', { fit })}
                percent={percentOf(fitCounts[fit], fitTotal)}
                value={String(fitCounts[fit])}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

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

interface ReviewBarProps {
  label: string;
  /** Width of the bar. */
  percent: number;
  /** Text after the bar. */
  value: string;
}

/** One bar of a review summary, as a list item. */
function ReviewBar({ label, percent, value }: ReviewBarProps) {
  return (
    <li className="grid grid-cols-[4.5rem_1fr_3rem] items-center gap-3 text-sm">
      <span>{label}</span>
      <span className="h-1.5 bg-sand">
        <span className="block h-full bg-primary" style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className="text-end text-muted digits">{value}</span>
    </li>
  );
}
