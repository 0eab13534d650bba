import 'server-only';
import { withParameter } from '@/contract/path-parameter';
import { reviewPaths } from '@/contract/paths';
import { ratingOf, readRating } from '@/lib/catalogue/product/rating';
import {
  lastReviewPage,
  type ReviewSort,
  type ReviewsRequest,
  reviewPageOf,
  reviewRange,
  reviewSorts,
  reviewsPerPage,
  type ShownReviews,
  type StarCounts,
} from '@/lib/catalogue/product/review-pages';
import type { Fit, Product, Review } from '@/lib/catalogue/product/types';
import { isLocale, type Locale } from '@/lib/platform/i18n/routing';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import type { Tenant } from '@/lib/platform/tenant/tenant';
import { fallbackOnUpstreamError } from '@/lib/platform/upstream/fallback';
import { serverReadContext } from '@/lib/platform/upstream/server-read-context';
import { cachedRead, fetchObjectWithAnyField } from '@/lib/platform/upstream/upstream-read';
import { readInstant } from '@/lib/platform/wire/instant';
import { asObject, type JsonObject } from '@/lib/platform/wire/json';
import { readFlag, readQuantity } from '@/lib/platform/wire/quantity';
import { type ReadContext, readField, readList } from '@/lib/platform/wire/read-context';
import { readText } from '@/lib/platform/wire/text';
import { fits } from './fits.ts';

/** Request for the first page in the default order. */
export const firstReviewsRequest: ReviewsRequest = { page: 1, sort: reviewSorts[0] };

const getReviewPage = cachedRead(
  'reviews',
  { tagsOf: (_locale, slug, _sort, _page) => [['product', slug]] },
  async (locale: Locale, slug: string, sort: ReviewSort, page: number): Promise<FetchedReviewPage> => {
    const query = new URLSearchParams({ sort, pageNumber: String(page), pageSize: String(reviewsPerPage) });
    const path = withParameter(reviewPaths.reviews, slug);
    return readReviewPage(
      await fetchObjectWithAnyField(`${path}?${query}`, ['items', 'total'], locale),
      serverReadContext,
    );
  },
);

/**
 * Gets the reviews that a product page shows. In a shop with customer reviews, the API's call for reviews returns them. Their count and
 * average are those of `product`, so that the page shows the same as the product's card, even when the call fails. Where `product` lacks
 * them, they come from the call. In other shops the reviews are `product.reviews`, without figures.
 */
export async function getShownReviews(
  tenant: Pick<Tenant, 'capabilities'>,
  locale: Locale,
  product: Product,
  { page, sort }: ReviewsRequest = firstReviewsRequest,
): Promise<ShownReviews> {
  const hasCustomerReviews = hasCapability(tenant, 'reviews');
  if (!hasCustomerReviews) return { figures: null, reviewPage: reviewPageOf(product.reviews, page), sort };
  const { slug, reviewCount } = product;
  const average = ratingOf(product, hasCustomerReviews);
  if (reviewCount === 0)
    return {
      figures: { count: 0, average, starCounts: null, fitCounts: null },
      reviewPage: reviewPageOf([], 1),
      sort,
    };
  const shownPage = reviewCount === null ? page : Math.min(page, lastReviewPage(reviewCount));
  try {
    const fetched = await getReviewPage(locale, slug, sort, shownPage);
    const { reviews, starCounts, fitCounts } = fetched;
    const count = reviewCount ?? fetched.total;
    return {
      figures: { count, average: average ?? fetched.average, starCounts, fitCounts },
      reviewPage: { reviews, ...reviewRange(shownPage, reviews.length, count) },
      sort,
    };
  } catch (error) {
    const withoutReviews: ShownReviews = {
      figures: { count: reviewCount ?? 0, average, starCounts: null, fitCounts: null },
      reviewPage: { reviews: [], ...reviewRange(shownPage, 0, reviewCount ?? 0) },
      sort,
    };
    return fallbackOnUpstreamError(error, withoutReviews);
  }
}

/** One page of the API's reviews of a product, read from its response. */
export interface FetchedReviewPage {
  reviews: Review[];
  total: number;
  /** Rounded to one decimal; null without reviews. */
  average: number | null;
  /** Null unless the counts add up to the total. */
  starCounts: StarCounts | null;
  /** Null when no review states a fit. */
  fitCounts: Record<Fit, number> | null;
}

/** Reads a page of reviews; without reviews for null, which stands for a 404. */
export function readReviewPage(value: unknown, context: ReadContext): FetchedReviewPage {
  const raw = asObject(value) ?? {};
  const reviews = readList(raw.items, readPublishedReview, context);
  const total = readField(raw.total, readQuantity, 'reviews.total', context) ?? reviews.length;
  const average = readField(raw.average, readRating, 'reviews.average', context);
  return {
    reviews,
    total,
    average: total > 0 && average !== null ? Math.round(average * 10) / 10 : null,
    starCounts: readStarCounts(raw.counts, total, context),
    fitCounts: readFitCounts(raw.fit),
  };
}

function readPublishedReview(value: unknown, context: ReadContext): Review | null {
  const raw = asObject(value) ?? {};
  const rating = readRating(raw.rating);
  if (rating === null) {
    context.reportUnreadable('review.rating');
    return null;
  }
  const language = readText(raw.language) ?? '';
  const fit = fits.find((name) => name === raw.fit);
  return {
    rating,
    name: readText(raw.author) ?? '',
    date: readField(raw.createdAt, readInstant, 'review.createdAt', context),
    text: readText(raw.text) ?? '',
    image: null,
    ...(isLocale(language) && { language }),
    ...(readFlag(raw.verified) && { isVerified: true }),
    ...(fit && { fit }),
  };
}

function readStarCounts(value: unknown, total: number, context: ReadContext): StarCounts | null {
  const raw = asObject(value);
  const count = (stars: number) => readQuantity(raw?.[stars]) ?? 0;
  const counts = { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) };
  const sum = Object.values(counts).reduce((partialSum, number) => partialSum + number, 0);
  if (sum === total) return counts;
  context.reportUnreadable('reviews.counts');
  return null;
}

function readFitCounts(value: unknown): Record<Fit, number> | null {
  const raw: JsonObject = asObject(value) ?? {};
  const count = (fit: Fit) => readQuantity(raw[fit]) ?? 0;
  const counts = { small: count('small'), true: count('true'), large: count('large') };
  return counts.small + counts.true + counts.large > 0 ? counts : null;
}
