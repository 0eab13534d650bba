import type { productRating } from '../db/schema/reviews.ts';

/** `stars` are the numbers of published reviews with 1 to 5 stars, in this order; missing without reviews. */
type RatingRow = Pick<typeof productRating.$inferSelect, 'stars'> | null | undefined;

/** Returns the number of published reviews. */
export function reviewCountOf(rating: RatingRow): number {
  return (rating?.stars ?? []).reduce((sum, count) => sum + count, 0);
}

/** Returns the average of published reviews, rounded to one decimal; null without any. */
export function averageRatingOf(rating: RatingRow): number | null {
  const total = reviewCountOf(rating);
  if (!rating || total === 0) return null;
  const sum = rating.stars.reduce((points, count, index) => points + count * (index + 1), 0);
  return Math.round((sum * 10) / total) / 10;
}
