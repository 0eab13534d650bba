import type { Review } from './types.ts';

/** Average rating from 0 to 5, rounded to 1 decimal (specification section 9); null without reviews. */
export function averageRating(reviews: readonly Pick<Review, 'rating'>[]): number | null {
  if (reviews.length === 0) return null;
  const total = reviews.reduce((sum, { rating }) => sum + rating, 0);
  return Math.round((total * 10) / reviews.length) / 10;
}

/** How much of the star at a place from 1 to 5 a rating fills: the half that is nearest is shown. */
export function starFill(rating: number | null, place: number): 'full' | 'half' | 'empty' {
  const halves = Math.round((rating ?? 0) * 2);
  if (halves >= place * 2) return 'full';
  return halves === place * 2 - 1 ? 'half' : 'empty';
}
