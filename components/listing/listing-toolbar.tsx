import { LayoutGrid, List } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { PageSizeSelect, SortLinks, ViewToggle } from './listing-controls.tsx';

const viewIcons = {
  grid: <Icon icon={LayoutGrid} className="size-5" />,
  list: <Icon icon={List} className="size-5" />,
};

/** Toolbar of a `ListingProvider`: filters (`children`), sorting, page size and view. Sticky on narrow screens, where it scrolls sideways. */
export function ListingToolbar({ children }: { children?: ReactNode }) {
  return (
    <div className="listing-bar below-header z-20 flex items-center gap-3 border-b border-sand bg-ground lg:static lg:pb-3">
      {children}
      <div className="flex min-w-0 grow items-center justify-between lg:flex-wrap xl:flex-nowrap gap-x-4 py-1 ps-1 [scrollbar-width:none] max-md:overflow-x-auto lg:gap-x-6">
        <SortLinks />
        <div className="flex shrink-0 items-center gap-3 lg:shrink lg:flex-wrap">
          <PageSizeSelect />
          <ViewToggle icons={viewIcons} />
        </div>
      </div>
    </div>
  );
}
