import type { AggregateRating, Review as ReviewData } from 'schema-dts';
import { averageRating } from '../../product/rating.ts';
import { reviewPageOf } from '../../product/review-pages.ts';
import type { Product, Review } from '../../product/types.ts';

const ratingScale = { bestRating: 5, worstRating: 0 };
const maxNameLength = 100;

/**
 * Aggregate rating of all reviews, and the named reviews of the page that is shown; empty without reviews. Search engines accept no
 * reviews that readers do not see.
 */
export function ratingData(
  { reviews }: Pick<Product, 'reviews'>,
  reviewPage = 1,
): {
  aggregateRating?: AggregateRating;
  review?: ReviewData[];
} {
  const ratingValue = averageRating(reviews);
  if (ratingValue === null) return {};
  const shown = reviewPageOf(reviews, reviewPage).reviews;
  const eligible = shown.filter(({ name }) => name !== '' && name.length < maxNameLength);
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount: reviews.length, ...ratingScale },
    ...(eligible.length > 0 && { review: eligible.map(reviewData) }),
  };
}

function reviewData({ rating, name, date, text }: Review): ReviewData {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: rating, ...ratingScale },
    ...(date !== null && { datePublished: new Date(date).toISOString().slice(0, 10) }),
    ...(text !== '' && { reviewBody: text }),
  };
}
