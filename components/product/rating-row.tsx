import { useTranslations } from 'next-intl';
import { Stars } from '@/components/commerce/stars';
import { fixedReviewCount } from '@/lib/product/review-summary';

/** Stars and the review count, which is always 5 (docs/behaviour.md §2.7). */
export function RatingRow({ rating }: { rating: number | null }) {
  const t = useTranslations('product');
  return (
    <p className="flex items-center gap-3">
      <Stars rating={rating} />
      <a href="#reviews" className="py-1 text-sm text-muted hover:text-ink">
        {t('reviewCount', { count: fixedReviewCount })}
      </a>
    </p>
  );
}
