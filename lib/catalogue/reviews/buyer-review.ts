import { isReachableEmail } from '../../../contract/contact-rules.ts';
import { maxReviewLength, maxReviewNameLength } from '../../../contract/limits.ts';
import { normalizeCode, normalizeText } from '../../../contract/typed-text.ts';
import type { Fit } from '../product/types.ts';
import type { NewReview } from './write-review.ts';

/** Fields of the review form that can be invalid, in display order. */
export const buyerReviewFields = ['rating', 'text', 'name', 'email', 'orderNumber'] as const;
export type BuyerReviewField = (typeof buyerReviewFields)[number];

/** Maximum lengths of the text fields. */
export const maxLengths = { text: maxReviewLength, name: maxReviewNameLength };

/** Message keys by invalid field. */
export type BuyerReviewErrors = Partial<
  Record<BuyerReviewField, 'rating' | 'text' | 'name' | 'emailInvalid' | 'orderNumber'>
>;

const fits: readonly Fit[] = ['small', 'true', 'large'];

/**
 * Parses the review form.
 * @param needsPurchase true to require the e-mail address and the number of an order
 */
export function parseBuyerReview(
  form: FormData,
  needsPurchase: boolean,
): { review: NewReview; errors: BuyerReviewErrors } {
  const read = (name: string) => String(form.get(name) ?? '');
  const rating = Number(read('rating'));
  const fit = fits.find((name) => name === read('fit'));
  const [text, name] = [normalizeText(read('text')), normalizeText(read('name'))];
  const [email, orderNumber] = [normalizeCode(read('email')), normalizeCode(read('orderNumber'))];
  const errors: BuyerReviewErrors = {
    ...(!(rating >= 1 && rating <= 5) && { rating: 'rating' as const }),
    ...(text === '' && { text: 'text' as const }),
    ...(name === '' && { name: 'name' as const }),
    ...(needsPurchase && !isReachableEmail(email) && { email: 'emailInvalid' as const }),
    ...(needsPurchase && orderNumber === '' && { orderNumber: 'orderNumber' as const }),
  };
  const review: NewReview = {
    rating,
    text,
    name,
    ...(fit && { fit }),
    ...(needsPurchase && { email, orderNumber }),
  };
  return { review, errors };
}
