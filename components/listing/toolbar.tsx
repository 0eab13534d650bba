import { useTranslations } from 'next-intl';
import type { ListingQuery } from '@/lib/listing/query';
import { applyRememberedView } from '@/lib/listing/view';
import { PageSize } from './page-size.tsx';
import { SortLinks } from './sort-links.tsx';
import { ViewToggle } from './view-toggle.tsx';

interface ToolbarProps {
  query: ListingQuery;
  /** Products on this page. */
  shown: number;
  total: number;
}

/** Which results these are, and how they are sorted, counted and laid out. */
export function Toolbar({ query, shown, total }: ToolbarProps) {
  const t = useTranslations('listing');
  const before = (query.page - 1) * query.pageSize;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-sand pb-3">
      <script>{applyRememberedView}</script>
      <p role="status" className="text-muted">
        {shown > 0
          ? t('showing', { from: before + 1, to: before + shown, total })
          : t('showing', { from: 0, to: 0, total })}
      </p>
      <SortLinks />
      <div className="flex items-center gap-3">
        <PageSize />
        <ViewToggle />
      </div>
    </div>
  );
}
