import 'server-only';
import { withParameter } from '@/contract/path-parameter';
import { reviewPaths } from '@/contract/paths';
import { fetchObject } from '@/lib/catalogue/reads/catalogue-read';
import { cachedRead } from '@/lib/platform/cache/cached-read';
import type { Locale } from '@/lib/platform/i18n/routing';
import { fallbackOnUpstreamError } from '@/lib/platform/upstream/fallback';
import { serverReadContext } from '@/lib/platform/upstream/server-read-context';
import { hasCapability } from '../../platform/tenant/has-capability.ts';
import type { Tenant } from '../../platform/tenant/tenant.ts';
import { ratingOf } from '../product/rating.ts';
import {
  lastReviewPage,
  type ReviewSort,
  reviewPageOf,
  reviewRange,
  reviewSorts,
  reviewsPerPage,
} from '../product/review-pages.ts';
import type { Product } from '../product/types.ts';
import type { RequestedReviews, ShownReviews } from './types.ts';
import { readReviewPage, type WireReviewPage } from './wire/review-page.ts';

/** The first page in the default order. */
export const firstReviews: RequestedReviews = { page: 1, sort: reviewSorts[0] };

const getReviewPage = cachedRead(
  'reviews',
  (_locale, slug, _sort, _page) => [['product', slug]],
  async (locale: Locale, slug: string, sort: ReviewSort, page: number): Promise<WireReviewPage> => {
    const query = new URLSearchParams({ sort, pageNumber: String(page), pageSize: String(reviewsPerPage) });
    const path = withParameter(reviewPaths.reviews, slug);
    return readReviewPage(
      await fetchObject(`${path}?${query}`, ['items', 'total'], locale),
      serverReadContext,
    );
  },
);

/**
 * Gets the reviews that a product page shows: the API's customer reviews where the shop has them, else the product's own list. The
 * figures are the product's, as on its card. When the API does not answer, only these figures are shown.
 */
export async function getShownReviews(
  tenant: Pick<Tenant, 'capabilities'>,
  locale: Locale,
  product: Product,
  { page, sort }: RequestedReviews = firstReviews,
): Promise<ShownReviews> {
  if (!hasCapability(tenant, 'reviews'))
    return { figures: null, reviewPage: reviewPageOf(product.reviews, page), sort };
  const { slug, reviewCount } = product;
  const average = ratingOf(product, true);
  if (reviewCount === 0)
    return {
      figures: { count: 0, average, starCounts: null, fitCounts: null },
      reviewPage: reviewPageOf([], 1),
      sort,
    };
  const shownPage = reviewCount === null ? page : Math.min(page, lastReviewPage(reviewCount));
  try {
    const reviewPage = await getReviewPage(locale, slug, sort, shownPage);
    const { reviews, total, starCounts, fitCounts } = reviewPage;
    const count = reviewCount ?? total;
    return {
      figures: { count, average: average ?? reviewPage.average, starCounts, fitCounts },
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
