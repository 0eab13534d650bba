import { useTranslations } from 'next-intl';
import { Stars } from '@/components/shop/stars';
import { fixedReviewCount } from '@/lib/catalogue/review-summary';

/** Five stars and the review count, which the specification fixes at 5. */
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
