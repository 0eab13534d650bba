import { useTranslations } from 'next-intl';
import type { FacetCounts } from '@/lib/catalogue/listing/facet-values';
import type { ListingQuery } from '@/lib/catalogue/listing/query';
import { ReportResults } from './results-region.tsx';

interface ResultCountProps {
  /** Query of these results. */
  query: ListingQuery;
  /** Number of products on this page. */
  itemCount: number;
  /** Number of products on all pages. */
  total: number;
  /** False when the upstream failed; the total is unknown then. */
  isTotalKnown?: boolean;
  /** Numbers of products by facet and value; null when unknown. */
  counts?: FacetCounts | null;
}

/** Says which results are on this page, such as 'Showing 11–20 of 30 results'; also passes the numbers to the listing's controls. */
export function ResultCount({
  query,
  itemCount,
  total,
  isTotalKnown = true,
  counts = null,
}: ResultCountProps) {
  const t = useTranslations('listing');
  const offset = (query.page - 1) * query.pageSize;
  const [from, to] = itemCount === 0 ? [0, 0] : [offset + 1, offset + itemCount];
  return (
    <>
      <ReportResults total={isTotalKnown ? total : null} counts={counts} />
      <h2 className="sr-only">{t('results')}</h2>
      <p role="status" className="my-1.5 text-sm text-muted sm:my-4 sm:text-base">
        {isTotalKnown && t('showing', { from, to, total })}
      </p>
    </>
  );
}
