import { parseDecimal } from '../../../contract/typed-text.ts';
import type { Fit, Review } from './types.ts';

/** Query parameter of a product page that selects a page of its reviews. */
export const reviewPageParameter = 'reviewPage';

export const reviewsPerPage = 10;

/** Later pages are not served, so that a product has a bounded number of cache entries. */
const maxReviewPage = 1000;

/** Query parameter that selects the order of a product's reviews. */
export const reviewSortParameter = 'reviewSort';

/** Orders of reviews, the first by default. */
export const reviewSorts = ['newest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** One page of a product's reviews. */
export interface ReviewPage extends ReviewRange {
  reviews: Review[];
}

/** Position of a page among all reviews. */
export interface ReviewRange {
  /** Counted from 1. */
  page: number;
  hasNext: boolean;
  /** First and last review on the page, counted from 1. */
  from: number;
  to: number;
  total: number;
}

/**
 * Reads the page number of the reviews from a query, at most that of the last page that is served; 1 without a query, and for a number
 * that is missing or malformed.
 */
export function readReviewPageNumber(query: URLSearchParams | null): number {
  const page = parseDecimal(query?.get(reviewPageParameter) ?? '') ?? 1;
  return Number.isInteger(page) ? Math.min(Math.max(1, page), maxReviewPage) : 1;
}

/** Reads the order of reviews from a query; the default order without a query, and when the order is missing or malformed. */
export function readReviewSort(query: URLSearchParams | null): ReviewSort {
  const value = query?.get(reviewSortParameter)?.trim().toLowerCase();
  return reviewSorts.find((sort) => sort === value) ?? reviewSorts[0];
}

/** Returns the number of the last page that is served. */
export function lastReviewPage(total: number): number {
  return Math.min(Math.max(1, Math.ceil(total / reviewsPerPage)), maxReviewPage);
}

/** Returns the position of a page with `shownCount` of `total` reviews. */
export function reviewRange(page: number, shownCount: number, total: number): ReviewRange {
  const start = (page - 1) * reviewsPerPage;
  return { page, hasNext: page < lastReviewPage(total), from: start + 1, to: start + shownCount, total };
}

/** Returns a page of reviews; the last one when a later one is requested. */
export function reviewPageOf(reviews: readonly Review[], requestedPage: number): ReviewPage {
  const page = Math.min(requestedPage, lastReviewPage(reviews.length));
  const start = (page - 1) * reviewsPerPage;
  const shown = reviews.slice(start, start + reviewsPerPage);
  return { reviews: shown, ...reviewRange(page, shown.length, reviews.length) };
}

/** Number of reviews by stars, from 1 to 5. */
export type StarCounts = Record<1 | 2 | 3 | 4 | 5, number>;

/** Figures of all published reviews of a product. */
export interface ReviewFigures {
  count: number;
  /** Rounded to one decimal; null without reviews. */
  average: number | null;
  /** Null without reviews, and when the API's counts could not be read or do not add up. */
  starCounts: StarCounts | null;
  /** Number of reviews by fit; null when no review is known to state one. */
  fitCounts: Record<Fit, number> | null;
}

/** Reviews on a product page. */
export interface ShownReviews {
  /** Null in a shop without customer reviews, where the page shows the same figures for every product (docs/behaviour.md §2.7). */
  figures: ReviewFigures | null;
  reviewPage: ReviewPage;
  sort: ReviewSort;
}

/** Page and order of reviews that the URL of a product page requests. */
export interface ReviewsRequest {
  page: number;
  sort: ReviewSort;
}
