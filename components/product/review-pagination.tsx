import { getLocale, getTranslations } from 'next-intl/server';
import type { ReviewRange, ReviewSort } from '@/lib/catalogue/product/review-pages';
import type { OptionValues } from '@/lib/catalogue/product/types';
import { ReviewLink } from './review-link.tsx';
import { reviewPath } from './review-path.ts';

interface ReviewPaginationProps {
  slug: string;
  /** Colour and size that the links preserve. */
  options: OptionValues;
  range: ReviewRange;
  sort: ReviewSort;
}

/** Links to the previous and next reviews of a product. Renders nothing when there is one page. */
export async function ReviewPagination({ slug, options, range, sort }: ReviewPaginationProps) {
  const [t, locale] = await Promise.all([getTranslations('product'), getLocale()]);
  const { page, hasNext, from, to, total } = range;
  if (page === 1 && !hasNext) return null;
  // `nofollow`, because all pages of reviews have the product's canonical URL.
  const linkTo = (targetPage: number, rel: string, text: string) => (
    <ReviewLink rel={`nofollow ${rel}`} href={reviewPath(locale, slug, options, { page: targetPage, sort })}>
      {text}
    </ReviewLink>
  );
  return (
    <nav
      aria-label={t('reviewPages')}
      className="flex flex-wrap items-center gap-x-6 border-t border-sand pt-4"
    >
      <p className="text-muted">{t('reviewRange', { from, to, total })}</p>
      {page > 1 && linkTo(page - 1, 'prev', t('previousReviews'))}
      {hasNext && linkTo(page + 1, 'next', t('nextReviews'))}
    </nav>
  );
}
