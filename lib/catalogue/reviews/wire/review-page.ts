import { isLocale } from '../../../platform/i18n/routing.ts';
import { readInstant } from '../../../platform/wire/instant.ts';
import { asObject, type JsonObject } from '../../../platform/wire/json.ts';
import { readList } from '../../../platform/wire/list.ts';
import { readFlag, readQuantity } from '../../../platform/wire/quantity.ts';
import { type ReadContext, readField } from '../../../platform/wire/read-context.ts';
import { readText } from '../../../platform/wire/text.ts';
import { readRating } from '../../product/rating.ts';
import type { Fit, Review } from '../../product/types.ts';
import type { StarCounts } from '../types.ts';

/** One page of the API's reviews of a product. */
export interface WireReviewPage {
  reviews: Review[];
  total: number;
  /** Rounded to one decimal; null without reviews. */
  average: number | null;
  starCounts: StarCounts | null;
  fitCounts: Record<Fit, number> | null;
}

const fits: readonly Fit[] = ['small', 'true', 'large'];

/** Reads a page of reviews. A null response has no reviews. `stars` is null unless the counts add up to the total. */
export function readReviewPage(value: unknown, context: ReadContext): WireReviewPage {
  const raw = asObject(value) ?? {};
  const reviews = readList(raw.items, readPublishedReview, context);
  const total = readField(raw.total, readQuantity, 'reviews.total', context) ?? reviews.length;
  const average = readField(raw.average, readRating, 'reviews.average', context);
  return {
    reviews,
    total,
    average: total > 0 && average !== null ? Math.round(average * 10) / 10 : null,
    starCounts: readStars(raw.counts, total, context),
    fitCounts: readFits(raw.fit),
  };
}

function readPublishedReview(value: unknown, context: ReadContext): Review | null {
  const raw = asObject(value) ?? {};
  const rating = readRating(raw.rating);
  if (rating === null) {
    context.reportUnreadable('review.rating');
    return null;
  }
  const language = readText(raw.language) ?? '';
  const fit = fits.find((name) => name === raw.fit);
  return {
    rating,
    name: readText(raw.author) ?? '',
    date: readField(raw.createdAt, readInstant, 'review.createdAt', context),
    text: readText(raw.text) ?? '',
    image: null,
    ...(isLocale(language) && { language }),
    ...(readFlag(raw.verified) && { isVerified: true }),
    ...(fit && { fit }),
  };
}

function readStars(value: unknown, total: number, context: ReadContext): StarCounts | null {
  const raw = asObject(value);
  const count = (stars: number) => readQuantity(raw?.[stars]) ?? 0;
  const counts = { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) };
  const sum = Object.values(counts).reduce((all, number) => all + number, 0);
  if (sum === total) return counts;
  context.reportUnreadable('reviews.counts');
  return null;
}

function readFits(value: unknown): Record<Fit, number> | null {
  const raw: JsonObject = asObject(value) ?? {};
  const count = (fit: Fit) => readQuantity(raw[fit]) ?? 0;
  const counts = { small: count('small'), true: count('true'), large: count('large') };
  return counts.small + counts.true + counts.large > 0 ? counts : null;
}
