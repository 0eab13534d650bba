import { reviewPageParameter, reviewSortParameter, reviewSorts } from '@/lib/catalogue/product/review-pages';
import type { OptionValues } from '@/lib/catalogue/product/types';
import type { RequestedReviews } from '@/lib/catalogue/reviews/types';
import type { Locale } from '@/lib/platform/i18n/routing';
import { localePath, optionsQuery, paths } from '@/lib/platform/urls/paths';

/** Returns the URL of a product page that shows a page of its reviews, with colour and size. */
export function reviewPath(
  locale: Locale,
  slug: string,
  options: OptionValues,
  { page, sort }: RequestedReviews,
): string {
  const query = new URLSearchParams(optionsQuery(options));
  if (page > 1) query.set(reviewPageParameter, String(page));
  if (sort !== reviewSorts[0]) query.set(reviewSortParameter, sort);
  return `${localePath(locale, paths.product(slug))}${query.size > 0 ? `?${query}` : ''}#reviews`;
}
