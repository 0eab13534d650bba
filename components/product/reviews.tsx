import { getTranslations } from 'next-intl/server';
import type { OptionValues } from '@/lib/catalogue/product/types';
import type { ShownReviews } from '@/lib/catalogue/reviews/types';
import { DeferredBuyerReviewForm } from './deferred-buyer-review-form.tsx';
import { DeferredReviewForm } from './deferred-review-form.tsx';
import { FixedReviewSummary } from './fixed-review-summary.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewPagination } from './review-pagination.tsx';
import { ReviewSortLinks } from './review-sort-links.tsx';
import { ReviewSummary } from './review-summary.tsx';

interface ReviewsProps {
  slug: string;
  /** Colour and size requested by the URL. */
  options: OptionValues;
  reviews: ShownReviews;
}

/** A page of customer reviews, their figures or the fixed summary (docs/behaviour.md §2.7), and a review form. */
export async function Reviews({ slug, options, reviews }: ReviewsProps) {
  const t = await getTranslations('product');
  const { figures, reviewPage, sort } = reviews;
  const total = figures?.count ?? reviewPage.total;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-20 lg:mt-28">
      <h2 id="reviews-title" className="title mb-8 text-[clamp(2.2rem,4vw,3.2rem)]">
        {t('customerReviews')}
      </h2>
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] lg:grid-rows-[auto_1fr] lg:gap-x-20">
        <div>{figures ? <ReviewSummary figures={figures} /> : <FixedReviewSummary />}</div>
        <div className="lg:row-span-2">
          {figures && total > 1 && <ReviewSortLinks slug={slug} options={options} sort={sort} />}
          {reviewPage.reviews.length > 0 ? (
            <ReviewList reviews={reviewPage.reviews} />
          ) : (
            <p className="text-muted">{total > 0 ? t('reviewsUnavailable') : t('noReviews')}</p>
          )}
          <ReviewPagination slug={slug} options={options} range={reviewPage} sort={sort} />
        </div>
        <div>
          <h3 className="title mb-5 text-3xl">{t('reviewThisProduct')}</h3>
          {figures ? <DeferredBuyerReviewForm slug={slug} /> : <DeferredReviewForm />}
        </div>
      </div>
    </section>
  );
}
