import type { AggregateRating, Review as ReviewData } from 'schema-dts';
import type { Review } from '../../../catalogue/product/types.ts';

const ratingScale = { bestRating: 5, worstRating: 0 };
const maxNameLength = 99;

/** Reviews that a page shows, and the rating from all reviews of the product. */
export interface RatedReviews {
  /** Null without reviews, and where the page shows the fixed figures instead (docs/behaviour.md §2.7). */
  rating: { average: number; count: number } | null;
  reviews: readonly Review[];
}

/** Aggregate rating and shown reviews. Omits reviews without a name, or with a longer one than search engines accept. */
export function ratingData({ rating, reviews }: RatedReviews): {
  aggregateRating?: AggregateRating;
  review?: ReviewData[];
} {
  const eligible = reviews.filter(({ name }) => name !== '' && name.length <= maxNameLength);
  return {
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        ...ratingScale,
      },
    }),
    ...(eligible.length > 0 && { review: eligible.map(reviewData) }),
  };
}

function reviewData({ rating, name, date, text, language }: Review): ReviewData {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: rating, ...ratingScale },
    ...(date !== null && { datePublished: new Date(date).toISOString().slice(0, 10) }),
    ...(text !== '' && { reviewBody: text }),
    ...(language && { inLanguage: language }),
  };
}
