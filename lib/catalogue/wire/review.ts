import { readRating } from '../../product/rating.ts';
import type { Review } from '../../product/types.ts';
import { readImage } from '../../wire/image.ts';
import { readInstant } from '../../wire/instant.ts';
import { asObject } from '../../wire/json.ts';
import { type Reader, readField } from '../../wire/reader.ts';
import { readText } from '../../wire/text.ts';

/** Reads a review with its rating clamped to 0–5. Without a valid rating, reports the rating and returns null. */
export function readReview(value: unknown, reader: Reader): Review | null {
  const raw = asObject(value) ?? {};
  const rating = readRating(raw.rating);
  if (rating === null) {
    reader.reportUnreadable('review.rating');
    return null;
  }
  return {
    rating,
    name: readText(raw.name) ?? '',
    date: readField(raw.date, readInstant, 'review.date', reader),
    text: readText(raw.review) ?? '',
    image: readImage(raw.user, 'review.user', reader),
  };
}
