import { ActiveFilters } from '@/components/listing/active-filters';
import { useListing } from '@/components/listing/listing-provider';
import { Pagination } from '@/components/listing/pagination';
import type { FacetName } from '@/lib/catalogue/listing/facets';

/** Links to pages for the current query, rendered again after each navigation as the server does. */
export function CurrentPagination({ total }: { total: number }) {
  const { path, query } = useListing();
  return <Pagination path={path} query={query} total={total} />;
}

interface CurrentFiltersProps {
  categoryName?: string;
  unsupported?: FacetName[];
}

/** Chips of the current query, rendered again after each navigation as the server does. */
export function CurrentFilters({ categoryName, unsupported = [] }: CurrentFiltersProps) {
  const { path, query } = useListing();
  return (
    <ActiveFilters path={path} query={query} categoryName={categoryName ?? null} unsupported={unsupported} />
  );
}
