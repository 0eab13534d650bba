import type { Review } from './types.ts';

/** Average rating from 0 to 5, rounded to 1 decimal (specification section 9); null without reviews. */
export function averageRating(reviews: readonly Pick<Review, 'rating'>[]): number | null {
  if (reviews.length === 0) return null;
  const total = reviews.reduce((sum, { rating }) => sum + rating, 0);
  return Math.round((total * 10) / reviews.length) / 10;
}
