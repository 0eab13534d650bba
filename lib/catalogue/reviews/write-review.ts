import { isReachableEmail } from '../../../contract/contact-rules.ts';
import { withParameter } from '../../../contract/path-parameter.ts';
import { reviewPaths } from '../../../contract/paths.ts';
import { normalizeCode, normalizeText } from '../../../contract/typed-text.ts';
import { callFromBrowser } from '../../platform/auth/call-from-browser.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { asObject } from '../../platform/wire/json.ts';
import type { Fit } from '../product/types.ts';
import { fits } from './fits.ts';

/** Review written by a buyer. A guest proves the purchase with `email` and `orderNumber`. */
interface NewReview {
  rating: number;
  text: string;
  name: string;
  fit?: Fit;
  email?: string;
  orderNumber?: string;
}

/**
 * Sends a review to the API. Resolves to whether it is published at once; any status but `published` counts as pending.
 * @throws {CallError} with status 403 when the API finds no purchase
 */
export async function writeReview(
  slug: string,
  review: NewReview,
  locale: Locale,
): Promise<'pending' | 'published'> {
  const payload = await callFromBrowser({
    method: 'POST',
    path: withParameter(reviewPaths.reviews, slug),
    body: { ...review, language: languageOf(review.text, locale) },
    locale,
  });
  return asObject(payload)?.status === 'published' ? 'published' : 'pending';
}

/** Returns the language of most letters in a text, Arabic or English; `fallback` when both have equally many, or none. */
export function languageOf(text: string, fallback: Locale): Locale {
  const arabicLetters = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latinLetters = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabicLetters === latinLetters) return fallback;
  return arabicLetters > latinLetters ? 'ar' : 'en';
}

/** Fields of the review form that can be invalid, in display order. */
export const buyerReviewFields = ['rating', 'text', 'name', 'email', 'orderNumber'] as const;
export type BuyerReviewField = (typeof buyerReviewFields)[number];

/** Message keys below `buyerReview.errors` by invalid field: the field, but for the e-mail address, whose message all forms share. */
export type BuyerReviewErrors = Partial<
  Record<BuyerReviewField, 'rating' | 'text' | 'name' | 'emailInvalid' | 'orderNumber'>
>;

/**
 * Parses the review form. The review may be sent when `errors` is empty.
 * @param needsProofOfPurchase true to require the e-mail address and the number of an order
 */
export function parseBuyerReview(
  form: FormData,
  needsProofOfPurchase: boolean,
): { review: NewReview; errors: BuyerReviewErrors } {
  const read = (name: string) => String(form.get(name) ?? '');
  const rating = Number(read('rating'));
  const fit = fits.find((name) => name === read('fit'));
  const [text, name] = [normalizeText(read('text')), normalizeText(read('name'))];
  // An e-mail address is normalised as a code, here as in all forms.
  const [email, orderNumber] = [normalizeCode(read('email')), normalizeCode(read('orderNumber'))];
  const errors: BuyerReviewErrors = {
    ...(!(rating >= 1 && rating <= 5) && { rating: 'rating' as const }),
    ...(text === '' && { text: 'text' as const }),
    ...(name === '' && { name: 'name' as const }),
    ...(needsProofOfPurchase && !isReachableEmail(email) && { email: 'emailInvalid' as const }),
    ...(needsProofOfPurchase && orderNumber === '' && { orderNumber: 'orderNumber' as const }),
  };
  const review: NewReview = {
    rating,
    text,
    name,
    ...(fit && { fit }),
    ...(needsProofOfPurchase && { email, orderNumber }),
  };
  return { review, errors };
}
