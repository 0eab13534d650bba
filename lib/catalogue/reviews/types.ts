import type { ReviewPage, ReviewSort } from '../product/review-pages.ts';
import type { Fit } from '../product/types.ts';

/** Number of reviews by stars, from 1 to 5. */
export type StarCounts = Record<1 | 2 | 3 | 4 | 5, number>;

/** Figures of all published reviews of a product. */
export interface ReviewFigures {
  count: number;
  /** Rounded to one decimal; null without reviews. */
  average: number | null;
  /** Null when the reviews could not be read. */
  starCounts: StarCounts | null;
  /** Number of reviews by fit; null when no review states one. */
  fitCounts: Record<Fit, number> | null;
}

/** Reviews on a product page. */
export interface ShownReviews {
  /** Null in a shop without customer reviews, whose summary is fixed (docs/behaviour.md §2.7). */
  figures: ReviewFigures | null;
  reviewPage: ReviewPage;
  sort: ReviewSort;
}

/** Page and order of reviews that the URL of a product page requests. */
export interface RequestedReviews {
  page: number;
  sort: ReviewSort;
}
