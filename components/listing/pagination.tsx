'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { pager } from '@/lib/catalogue/pager';
import { ListingLink } from './listing-link.tsx';
import { useListing } from './listing-shell.tsx';

const cell =
  'grid min-h-11 place-items-center hover:bg-sand aria-[current]:bg-ink aria-[current]:text-ground';

/** Pages of a listing: all when there are 5 or fewer, else a window around the current one (specification section 9). */
export function Pagination({ total }: { total: number }) {
  const t = useTranslations('browser.listing');
  const { query } = useListing();
  const { pages, currentPage, totalPages } = pager(total, query.page, query.pageSize);
  if (totalPages < 2) return null;
  const to = (page: number) => ({ ...query, page });
  return (
    <nav aria-label={t('pagination')} className="mt-14">
      <ul className="flex justify-center gap-1 *:basis-11">
        {currentPage > 1 && (
          <li>
            <ListingLink to={to(currentPage - 1)} rel="prev" aria-label={t('previousPage')} className={cell}>
              <Icon icon={ChevronLeft} className="points size-5" />
            </ListingLink>
          </li>
        )}
        {pages.map((page) => (
          <li key={page}>
            <ListingLink
              to={to(page)}
              aria-label={t('page', { page })}
              aria-current={page === currentPage ? 'page' : undefined}
              className={cell}
            >
              {page}
            </ListingLink>
          </li>
        ))}
        {currentPage < totalPages && (
          <li>
            <ListingLink to={to(currentPage + 1)} rel="next" aria-label={t('nextPage')} className={cell}>
              <Icon icon={ChevronRight} className="points size-5" />
            </ListingLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
