import { z } from 'zod';
import { Language } from './envelope.ts';
import { maxOrderNumberLength } from './form-limits.ts';
import { maxReviewLength, maxReviewNameLength } from './limits.ts';
import { code, Email, Identifier, text } from './text.ts';
import { parseDecimal } from './typed-text.ts';

/** Stars of a review. */
const Stars = z.int().min(1).max(5);

/** How a garment fits compared with its size; `true` is true to size. */
export const Fit = z.enum(['small', 'true', 'large']);

/** Sort order of reviews; the API defines `helpful`. */
const ReviewSort = z.enum(['newest', 'helpful']);

/** Integer in a query, in any digits. */
const queryInteger = (max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? (parseDecimal(value) ?? value) : value),
    z.int().min(1).max(max),
  );

/** Query of `GET /Products/{slug}/Reviews`; pages count from 1. */
export const ReviewQuery = z.object({
  sort: ReviewSort.default('newest'),
  pageNumber: queryInteger(100_000).default(1),
  pageSize: queryInteger(50).default(10),
});

/** Published review. `verified` marks a purchase that the API knows; `language` is that of the text. */
export const PublishedReview = z
  .object({
    id: Identifier,
    author: z.string(),
    rating: Stars,
    text: z.string(),
    language: Language.optional(),
    createdAt: z.iso.datetime({ offset: true }),
    verified: z.boolean(),
    fit: Fit.optional(),
  })
  .meta({ id: 'PublishedReview' });

const reviewCount = z.int().nonnegative();

/** A page of published reviews, with the totals of all pages: `counts` has the number of reviews by stars and adds up to `total`. */
export const ReviewPage = z
  .object({
    items: z.array(PublishedReview),
    total: reviewCount,
    average: z.number().min(0).max(5).nullable().describe('null without reviews'),
    counts: z.object({
      '1': reviewCount,
      '2': reviewCount,
      '3': reviewCount,
      '4': reviewCount,
      '5': reviewCount,
    }),
    fit: z.object({ small: reviewCount, true: reviewCount, large: reviewCount }).optional(),
  })
  .meta({ id: 'ReviewPage' });

/** Body of `POST /Products/{slug}/Reviews`. A guest proves the purchase with the number and e-mail address of an order. */
export const NewReview = z
  .object({
    rating: Stars,
    text: text(maxReviewLength),
    name: text(maxReviewNameLength),
    language: Language,
    fit: Fit.nullish(),
    email: Email.nullish(),
    orderNumber: code(maxOrderNumberLength).nullish(),
  })
  .meta({ id: 'NewReview' });

/** `pending`: the shop reads the review before it appears. */
export const ReviewReceipt = z
  .object({ status: z.enum(['pending', 'published']) })
  .meta({ id: 'ReviewReceipt' });
