import type { ReactNode } from 'react';
import { PageSize } from './page-size.tsx';
import { SortLinks } from './sort-links.tsx';
import { ViewToggle } from './view-toggle.tsx';

/** What leads to the filters, at the start of the bar. */
export const filterButton =
  'flex min-h-12 shrink-0 items-center gap-2 border-e border-sand pe-4 font-semibold hover:text-primary-ink';

/** How a listing is filtered, sorted, counted and laid out: on narrow screens one bar that stays, and scrolls sideways; from 768 px on only the ways to sort do. */
export function Controls({ children }: { children?: ReactNode }) {
  return (
    <div className="listing-bar below-header z-20 flex items-center gap-3 border-b border-sand bg-ground lg:static lg:pb-3">
      {children}
      <div className="flex min-w-0 grow items-center justify-between gap-x-4 py-1 ps-1 [scrollbar-width:none] max-md:overflow-x-auto lg:gap-x-6">
        <SortLinks />
        <div className="flex shrink-0 items-center gap-3">
          <PageSize />
          <ViewToggle />
        </div>
      </div>
    </div>
  );
}
