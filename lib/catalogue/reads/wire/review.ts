import { readImage } from '../../../platform/wire/image.ts';
import { readInstant } from '../../../platform/wire/instant.ts';
import { asObject } from '../../../platform/wire/json.ts';
import { type ReadContext, readField } from '../../../platform/wire/read-context.ts';
import { readText } from '../../../platform/wire/text.ts';
import { readRating } from '../../product/rating.ts';
import type { Review } from '../../product/types.ts';

/** Reads a review with its rating clamped to 0–5. Without a valid rating, reports the rating and returns null. */
export function readReview(value: unknown, context: ReadContext): Review | null {
  const raw = asObject(value) ?? {};
  const rating = readRating(raw.rating);
  if (rating === null) {
    context.reportUnreadable('review.rating');
    return null;
  }
  return {
    rating,
    name: readText(raw.name) ?? '',
    date: readField(raw.date, readInstant, 'review.date', context),
    text: readText(raw.review) ?? '',
    image: readImage(raw.user, 'review.user', context),
  };
}
