'use client';

import { type ReactNode, useId, useState } from 'react';
import { TabList, tabId } from '@/components/ui/tab-list';
import type { FavoriteTab } from '@/lib/home/favorites';

interface FavoritesTabsProps {
  label: string;
  tabs: { key: FavoriteTab; title: string }[];
  items: { key: string; tabs: FavoriteTab[]; content: ReactNode }[];
}

/** Grid of favourites, filtered by the selected tab; without script it shows all. */
export function FavoritesTabs({ label, tabs, items }: FavoritesTabsProps) {
  const id = useId();
  const panel = `${id}-panel`;
  const [selected, select] = useState<FavoriteTab>('all');
  return (
    <>
      <TabList
        id={id}
        label={label}
        tabs={tabs}
        selected={selected}
        onSelect={(tab) => select(tab)}
        panelId={() => panel}
        className="needs-script mb-8"
      />
      <div role="tabpanel" id={panel} aria-labelledby={tabId(id, selected)}>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
          {items
            .filter((item) => item.tabs.includes(selected))
            .map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
        </ul>
      </div>
    </>
  );
}
