import { getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import { Stars } from '@/components/commerce/stars';
import { Photo } from '@/components/ui/photo';
import {
  type ReviewRange,
  type ReviewSort,
  type ReviewsRequest,
  reviewPageParameter,
  reviewSortParameter,
  reviewSorts,
  type ShownReviews,
} from '@/lib/catalogue/product/review-pages';
import type { OptionValues, Review } from '@/lib/catalogue/product/types';
import { formatLongDate } from '@/lib/platform/i18n/format';
import { direction, type Locale } from '@/lib/platform/i18n/routing';
import { localePath, optionsQuery, paths } from '@/lib/platform/urls/paths';
import { DeferredBuyerReviewForm, DeferredUnsentReviewForm, ReviewLink } from './product-islands.tsx';
import { FixedReviewSummary, ReviewSummary } from './review-summary.tsx';

interface ReviewsProps {
  slug: string;
  /** Options requested by the URL. */
  options: OptionValues;
  reviews: ShownReviews;
}

/**
 * A page of customer reviews, their summary and a review form. A shop without customer reviews has no `figures`; its summary has constant
 * numbers (docs/behaviour.md §2.7).
 */
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
          {figures ? <DeferredBuyerReviewForm slug={slug} /> : <DeferredUnsentReviewForm />}
        </div>
      </div>
    </section>
  );
}

interface ReviewLinksProps {
  slug: string;
  /** Requested options, which the links preserve. */
  options: OptionValues;
  /** Current order. */
  sort: ReviewSort;
}

/** Links that sort the reviews of a product. */
async function ReviewSortLinks({ slug, options, sort }: ReviewLinksProps) {
  const [t, locale] = await Promise.all([getTranslations('product'), getLocale()]);
  return (
    <nav aria-label={t('sortReviews')} className="mb-4 flex flex-wrap items-center gap-1">
      {reviewSorts.map((name) => (
        <ReviewLink
          key={name}
          rel="nofollow"
          className="marked-tab flex items-center px-1.5 sm:px-2.5"
          aria-current={name === sort ? 'true' : undefined}
          href={reviewPath(locale, slug, options, { page: 1, sort: name })}
        >
          {t('reviewSorts', { name })}
        </ReviewLink>
      ))}
    </nav>
  );
}

/** Reviews of a product. */
function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="ruled">
      {reviews.map((review, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in the browser
        <li key={index} className="py-6 first:pt-0">
          <ReviewItem review={review} />
        </li>
      ))}
    </ul>
  );
}

async function ReviewItem({ review }: { review: Review }) {
  const [t, locale, timeZone] = await Promise.all([getTranslations('product'), getLocale(), getTimeZone()]);
  const { name, rating, date, text, image, language, isVerified, fit } = review;
  const details = [isVerified && t('verifiedPurchase'), fit && t('fits', { fit })].filter(Boolean);
  return (
    <article aria-label={name} className="flex gap-4">
      {image !== null && (
        <Photo
          image={image}
          alt=""
          width={96}
          height={96}
          sizes="44px"
          widths={[180]}
          className="size-11 shrink-0 rounded-full"
        />
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
          <bdi className="font-semibold">{name}</bdi>
          <Stars rating={rating} />
          {date !== null && (
            <time dateTime={new Date(date).toISOString()} className="text-sm text-muted">
              {formatLongDate(date, locale, timeZone)}
            </time>
          )}
        </p>
        {details.length > 0 && <p className="text-sm text-muted">{details.join(' · ')}</p>}
        <p lang={language} dir={language ? direction(language) : 'auto'} className="mt-2 max-w-prose">
          {text}
        </p>
      </div>
    </article>
  );
}

/** Links to the previous and next reviews of a product. Renders nothing when there is only one page. */
async function ReviewPagination({ slug, options, range, sort }: ReviewLinksProps & { range: ReviewRange }) {
  const [t, locale] = await Promise.all([getTranslations('product'), getLocale()]);
  const { page, hasNext, from, to, total } = range;
  if (page === 1 && !hasNext) return null;
  // `nofollow`, because all pages of reviews have the product's canonical URL.
  const linkTo = (targetPage: number, rel: string, text: string) => (
    <ReviewLink rel={`nofollow ${rel}`} href={reviewPath(locale, slug, options, { page: targetPage, sort })}>
      {text}
    </ReviewLink>
  );
  return (
    <nav
      aria-label={t('reviewPages')}
      className="flex flex-wrap items-center gap-x-6 border-t border-sand pt-4"
    >
      <p className="text-muted">{t('reviewRange', { from, to, total })}</p>
      {page > 1 && linkTo(page - 1, 'prev', t('previousReviews'))}
      {hasNext && linkTo(page + 1, 'next', t('nextReviews'))}
    </nav>
  );
}

/** Returns the path of a product page that shows a page of the product's reviews, with the requested options. */
function reviewPath(
  locale: Locale,
  slug: string,
  options: OptionValues,
  { page, sort }: ReviewsRequest,
): string {
  const [defaultSort] = reviewSorts;
  const query = new URLSearchParams(optionsQuery(options));
  if (page > 1) query.set(reviewPageParameter, String(page));
  if (sort !== defaultSort) query.set(reviewSortParameter, sort);
  return `${localePath(locale, paths.product(slug))}${query.size > 0 ? `?${query}` : ''}#reviews`;
}
