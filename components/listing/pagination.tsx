import { ChevronLeft, ChevronRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { paginate } from '@/lib/catalogue/listing/pagination';
import type { ListingQuery } from '@/lib/catalogue/listing/query';
import { ListingLink } from './listing-link.tsx';

const linkClass =
  'grid min-h-11 place-items-center hover:bg-sand aria-[current]:bg-ink aria-[current]:text-ground';

interface PaginationProps {
  /** Path of the listing with the prefix of the language. */
  path: string;
  /** Query of the shown results. */
  query: ListingQuery;
  /** Number of results on all pages. */
  total: number;
}

/** Page links of a listing: to all pages if there are at most 5, else to a window around the current page. */
export function Pagination({ path, query, total }: PaginationProps) {
  const t = useTranslations('listing');
  const { pages, currentPage, totalPages } = paginate(total, query.page, query.pageSize);
  if (totalPages < 2) return null;
  const linkProps = (page: number) => ({ path, from: query, to: { ...query, page } });
  return (
    <nav aria-label={t('pagination')} className="mt-14">
      <ul className="flex justify-center gap-1 *:basis-11">
        {currentPage > 1 && (
          <li>
            <ListingLink
              {...linkProps(currentPage - 1)}
              rel="prev"
              aria-label={t('previousPage')}
              className={linkClass}
            >
              <Icon icon={ChevronLeft} className="rtl-mirror size-5" />
            </ListingLink>
          </li>
        )}
        {pages.map((page) => (
          <li key={page}>
            <ListingLink
              {...linkProps(page)}
              aria-label={t('page', { page })}
              aria-current={page === currentPage ? 'page' : undefined}
              className={linkClass}
            >
              {page}
            </ListingLink>
          </li>
        ))}
        {currentPage < totalPages && (
          <li>
            <ListingLink
              {...linkProps(currentPage + 1)}
              rel="next"
              aria-label={t('nextPage')}
              className={linkClass}
            >
              <Icon icon={ChevronRight} className="rtl-mirror size-5" />
            </ListingLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
