import { readDecimal } from '../../platform/money/decimal.ts';
import type { Product, Review } from './types.ts';

const maxRating = 5;

/** Reads a rating, clamped to 0–5; null when unreadable. */
export function readRating(value: unknown): number | null {
  const rating = readDecimal(value);
  return rating === null ? null : Math.min(Math.max(0, rating), maxRating);
}

/** Returns the average rating from 0 to 5, rounded to 1 decimal; null without reviews. */
export function averageRating(reviews: readonly Pick<Review, 'rating'>[]): number | null {
  if (reviews.length === 0) return null;
  const total = reviews.reduce((sum, { rating }) => sum + rating, 0);
  return Math.round((total * 10) / reviews.length) / 10;
}

/**
 * Returns the average rating of a product; null without reviews. In a shop with customer reviews, this is the API's average of the
 * published ones, otherwise the average of the reviews in the catalogue (`product.reviews`).
 */
export function ratingOf(
  product: Pick<Product, 'reviews' | 'reviewCount' | 'averageRating'>,
  shopHasCustomerReviews: boolean,
): number | null {
  if (!shopHasCustomerReviews) return averageRating(product.reviews);
  const { reviewCount, averageRating: average } = product;
  return reviewCount && average !== null ? Math.round(average * 10) / 10 : null;
}
