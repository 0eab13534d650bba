import { readDecimal } from '../../money/decimal.ts';
import { readImage } from '../../wire/image.ts';
import { readInstant } from '../../wire/instant.ts';
import { asObject } from '../../wire/json.ts';
import { type Reader, readField } from '../../wire/reader.ts';
import { readText } from '../../wire/text.ts';
import type { Review } from '../types.ts';

const bestRating = 5;

/** Reads a review, its rating held between 0 and 5; null, and counted, when it has no rating that can be read. */
export function readReview(value: unknown, reader: Reader): Review | null {
  const raw = asObject(value) ?? {};
  const rating = readDecimal(raw.rating);
  if (rating === null) {
    reader.unreadable('review.rating');
    return null;
  }
  return {
    rating: Math.min(Math.max(0, rating), bestRating),
    name: readText(raw.name) ?? '',
    date: readField(raw.date, readInstant, 'review.date', reader),
    text: readText(raw.review) ?? '',
    image: readImage(raw.user, 'review.user', reader),
  };
}
