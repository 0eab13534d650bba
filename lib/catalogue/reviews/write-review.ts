import { withParameter } from '../../../contract/path-parameter.ts';
import { reviewPaths } from '../../../contract/paths.ts';
import { callFromBrowser } from '../../platform/auth/call-from-browser.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { asObject } from '../../platform/wire/json.ts';
import type { Fit } from '../product/types.ts';

/** Review written by a buyer. A guest proves the purchase with `email` and `orderNumber`. */
export interface NewReview {
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

/** Returns the language with more letters in a text; `fallback` when both have equally many, or none. */
export function languageOf(text: string, fallback: Locale): Locale {
  const arabicLetters = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latinLetters = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabicLetters === latinLetters) return fallback;
  return arabicLetters > latinLetters ? 'ar' : 'en';
}
