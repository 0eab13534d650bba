import { getLocale, getTranslations } from 'next-intl/server';
import type { RequestedOptions } from '@/lib/product/requested-options';
import { type ReviewPage, reviewPageParameter } from '@/lib/product/review-pages';
import { localePath, optionsQuery, paths } from '@/lib/urls/paths';
import { ReviewPageLink } from './review-page-link.tsx';

interface ReviewPaginationProps {
  slug: string;
  /** Colour and size that the other page preselects, too. */
  options: RequestedOptions;
  reviewPage: ReviewPage;
}

/** Links to the previous and next reviews of a product; nothing when there is one page. */
export async function ReviewPagination({ slug, options, reviewPage }: ReviewPaginationProps) {
  const [t, locale] = await Promise.all([getTranslations('product'), getLocale()]);
  const { page, hasNext, from, to, total } = reviewPage;
  if (page === 1 && !hasNext) return null;
  const hrefOf = (target: number) => {
    const query = new URLSearchParams(optionsQuery(options));
    if (target > 1) query.set(reviewPageParameter, String(target));
    return `${localePath(locale, paths.product(slug))}${query.size > 0 ? `?${query}` : ''}#reviews`;
  };
  const linkTo = (target: number, rel: string, text: string) => (
    <ReviewPageLink
      page={target}
      // All pages of reviews have the product's canonical URL.
      rel={`nofollow ${rel}`}
      href={hrefOf(target)}
    >
      {text}
    </ReviewPageLink>
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
