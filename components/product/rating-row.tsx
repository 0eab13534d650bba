import { useTranslations } from 'next-intl';
import { Stars } from '@/components/commerce/stars';
import { fixedReviewCount } from '@/lib/catalogue/product/review-summary';
import type { ReviewFigures } from '@/lib/catalogue/reviews/types';

interface RatingRowProps {
  /** Null without reviews. */
  rating: number | null;
  /** Null in a shop without customer reviews, where the number of reviews is always 5 (docs/behaviour.md §2.7). */
  figures: ReviewFigures | null;
}

/** Stars and number of reviews; no stars where the shop's customers have not reviewed the product. */
export function RatingRow({ rating, figures }: RatingRowProps) {
  const t = useTranslations('product');
  const count = figures?.count ?? fixedReviewCount;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {count > 0 && <Stars rating={rating} />}
      <a href="#reviews" className="py-1 text-sm text-muted hover:text-ink">
        {count > 0 ? t('reviewCount', { count }) : t('firstReview')}
      </a>
    </p>
  );
}
