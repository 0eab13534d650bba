import type { Review } from './types.ts';

/** Returns the average rating from 0 to 5, rounded to 1 decimal; null without reviews. */
export function averageRating(reviews: readonly Pick<Review, 'rating'>[]): number | null {
  if (reviews.length === 0) return null;
  const total = reviews.reduce((sum, { rating }) => sum + rating, 0);
  return Math.round((total * 10) / reviews.length) / 10;
}

/** Returns how much of the star at `position` (1 to 5) a rating fills, rounded to half stars. */
export function starFill(rating: number | null, position: number): 'full' | 'half' | 'empty' {
  const halves = Math.round((rating ?? 0) * 2);
  if (halves >= position * 2) return 'full';
  return halves === position * 2 - 1 ? 'half' : 'empty';
}
