import type { AggregateRating, Review as ReviewData } from 'schema-dts';
import { averageRating } from '../../catalogue/rating.ts';
import type { Product, Review } from '../../catalogue/types.ts';

const scale = { bestRating: 5, worstRating: 0 };
const mostReviews = 10;
const longestName = 100;

/** Rating and reviews that customers gave; nothing where nobody has. */
export function ratings({ reviews }: Pick<Product, 'reviews'>): {
  aggregateRating?: AggregateRating;
  review?: ReviewData[];
} {
  const ratingValue = averageRating(reviews);
  if (ratingValue === null) return {};
  const signed = reviews.filter(({ name }) => name !== '' && name.length < longestName);
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount: reviews.length, ...scale },
    ...(signed.length > 0 && { review: signed.slice(0, mostReviews).map(reviewData) }),
  };
}

function reviewData({ rating, name, date, text }: Review): ReviewData {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: rating, ...scale },
    ...(date !== null && { datePublished: new Date(date).toISOString().slice(0, 10) }),
    ...(text !== '' && { reviewBody: text }),
  };
}
