import type { ReactNode } from 'react';
import { PageSize } from './page-size.tsx';
import { SortLinks } from './sort-links.tsx';
import { ViewToggle } from './view-toggle.tsx';

/** How a listing is filtered, sorted, counted and laid out: on narrow screens one bar that stays, and scrolls sideways. */
export function Controls({ children }: { children?: ReactNode }) {
  return (
    <div className="listing-bar below-header z-20 flex items-center gap-3 border-b border-sand bg-ground lg:static lg:pb-3">
      {children}
      <div className="flex min-w-0 grow items-center justify-between gap-x-4 overflow-x-auto py-1 ps-1 [scrollbar-width:none] lg:gap-x-6">
        <SortLinks />
        <div className="flex shrink-0 items-center gap-3">
          <PageSize />
          <ViewToggle />
        </div>
      </div>
    </div>
  );
}
