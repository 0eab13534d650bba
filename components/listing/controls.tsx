import { PageSize } from './page-size.tsx';
import { SortLinks } from './sort-links.tsx';
import { ViewToggle } from './view-toggle.tsx';

/** How a listing is sorted, counted and laid out. */
export function Controls() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-sand pb-3">
      <SortLinks />
      <div className="flex items-center gap-3">
        <PageSize />
        <ViewToggle />
      </div>
    </div>
  );
}
