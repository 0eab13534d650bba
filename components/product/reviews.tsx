import { getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import { Stars } from '@/components/commerce/stars';
import { Photo } from '@/components/ui/photo';
import { formatLongDate } from '@/lib/i18n/format';
import type { RequestedOptions } from '@/lib/product/requested-options';
import { reviewPageOf } from '@/lib/product/review-pages';
import { fixedAverage, fixedBars } from '@/lib/product/review-summary';
import type { Product, Review } from '@/lib/product/types';
import { DeferredReviewForm } from './deferred-review-form.tsx';
import { ReviewPagination } from './review-pagination.tsx';

interface ReviewsProps {
  product: Product;
  /** Colour and size requested by the URL. */
  options: RequestedOptions;
  /** Requested page, 1-based. */
  page: number;
}

/** A page of customer reviews, the fixed rating summary (docs/behaviour.md §2.7) and the review form. */
export async function Reviews({ product, options, page }: ReviewsProps) {
  const t = await getTranslations('product');
  const reviewPage = reviewPageOf(product.reviews, page);
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-20 lg:mt-28">
      <h2 id="reviews-title" className="title mb-8 text-[clamp(2.2rem,4vw,3.2rem)]">
        {t('customerReviews')}
      </h2>
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] lg:grid-rows-[auto_1fr] lg:gap-x-20">
        <div>
          <Summary />
        </div>
        <div className="lg:row-span-2">
          {product.reviews.length === 0 ? (
            <p className="text-muted">{t('noReviews')}</p>
          ) : (
            <ReviewList reviews={reviewPage.reviews} />
          )}
          <ReviewPagination slug={product.slug} options={options} reviewPage={reviewPage} />
        </div>
        <div>
          <h3 className="title mb-5 text-3xl">{t('reviewThisProduct')}</h3>
          <DeferredReviewForm />
        </div>
      </div>
    </section>
  );
}

function ReviewList({ reviews }: { reviews: Review[] }) {
  return (
    <ul className="divide-y divide-sand">
      {reviews.map((review, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no id and never move
        <li key={index} className="py-6 first:pt-0">
          <ReviewItem review={review} />
        </li>
      ))}
    </ul>
  );
}

async function Summary() {
  const t = await getTranslations('product');
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
          <li key={stars} className="grid grid-cols-[4.5rem_1fr_3rem] items-center gap-3 text-sm">
            <span>{t('starCount', { stars })}</span>
            <span className="h-1.5 bg-sand">
              <span className="block h-full bg-primary" style={{ inlineSize: `${percent}%` }} />
            </span>
            <span className="text-end text-muted digits">{percent}%</span>
          </li>
        ))}
      </ul>
    </>
  );
}

async function ReviewItem({ review }: { review: Review }) {
  const [locale, timeZone] = await Promise.all([getLocale(), getTimeZone()]);
  return (
    <article aria-label={review.name} className="flex gap-4">
      {review.image !== null && (
        <Photo
          image={review.image}
          alt=""
          width={96}
          height={96}
          sizes="44px"
          maxWidth={180}
          className="size-11 shrink-0 rounded-full"
        />
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
          <bdi className="font-semibold">{review.name}</bdi>
          <Stars rating={review.rating} />
          {review.date !== null && (
            <time dateTime={new Date(review.date).toISOString()} className="text-sm text-muted">
              {formatLongDate(review.date, locale, timeZone)}
            </time>
          )}
        </p>
        <p dir="auto" className="mt-2 max-w-prose">
          {review.text}
        </p>
      </div>
    </article>
  );
}
