import type { Review } from './types.ts';

/** Query parameter of a product page that selects a page of its reviews. */
export const reviewPageParameter = 'reviewPage';

export const reviewsPerPage = 10;

/** Later pages are not served, so that a product has a bounded number of cache entries. */
const maxReviewPage = 1000;

/** Some of a product's reviews. Pages are 1-based; `from` and `to` are 1-based, both inclusive. */
export interface ReviewPage {
  reviews: Review[];
  page: number;
  hasNext: boolean;
  from: number;
  to: number;
  total: number;
}

/** Reads the number of a page of reviews from a query. Returns 1 when it is missing, malformed or too high. */
export function readReviewPage(query: URLSearchParams | null): number {
  const value = query?.get(reviewPageParameter) ?? '';
  const page = /^\d{1,4}$/.test(value) ? Number(value) : 1;
  return page > maxReviewPage ? 1 : Math.max(1, page);
}

/** Returns a page of reviews; the last one when a later one is requested. */
export function reviewPageOf(reviews: readonly Review[], requestedPage: number): ReviewPage {
  const total = reviews.length;
  const lastPage = Math.min(Math.max(1, Math.ceil(total / reviewsPerPage)), maxReviewPage);
  const page = Math.min(requestedPage, lastPage);
  const start = (page - 1) * reviewsPerPage;
  const shown = reviews.slice(start, start + reviewsPerPage);
  return {
    reviews: shown,
    page,
    hasNext: page < lastPage,
    from: start + 1,
    to: start + shown.length,
    total,
  };
}
