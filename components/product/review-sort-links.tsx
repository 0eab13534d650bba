import { getLocale, getTranslations } from 'next-intl/server';
import { type ReviewSort, reviewSorts } from '@/lib/catalogue/product/review-pages';
import type { OptionValues } from '@/lib/catalogue/product/types';
import { ReviewLink } from './review-link.tsx';
import { reviewPath } from './review-path.ts';

interface ReviewSortLinksProps {
  slug: string;
  /** Colour and size that the links preserve. */
  options: OptionValues;
  /** Current order. */
  sort: ReviewSort;
}

/** Links that sort the reviews of a product. */
export async function ReviewSortLinks({ slug, options, sort }: ReviewSortLinksProps) {
  const [t, locale] = await Promise.all([getTranslations('product'), getLocale()]);
  return (
    <nav aria-label={t('sortReviews')} className="mb-4 flex flex-wrap items-center gap-1">
      {reviewSorts.map((name) => (
        <ReviewLink
          key={name}
          rel="nofollow"
          className="flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-1.5 text-muted hover:text-ink aria-[current]:border-primary aria-[current]:text-ink sm:px-2.5"
          aria-current={name === sort ? 'true' : undefined}
          href={reviewPath(locale, slug, options, { page: 1, sort: name })}
        >
          {t('reviewSorts', { name })}
        </ReviewLink>
      ))}
    </nav>
  );
}
