import { reviewPaths, withParameter } from '../../contract/paths.ts';
import { callFromBrowser } from '../auth/call-from-browser.ts';
import type { Locale } from '../i18n/routing.ts';
import type { Fit } from '../product/types.ts';
import { asObject } from '../wire/json.ts';

/** Review written by a buyer; `email` and `orderNumber` prove the purchase of a guest. */
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

/** Returns the language of a text by its script; `fallback` for a text in neither. */
export function languageOf(text: string, fallback: Locale): Locale {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic === latin) return fallback;
  return arabic > latin ? 'ar' : 'en';
}
