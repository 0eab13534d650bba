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
        className="needs-script mb-5"
      />
      <div role="tabpanel" id={panel} aria-labelledby={tabId(id, selected)}>
        {/* The key starts each tab at the beginning of its row. */}
        <ul
          key={selected}
          className="home-row brief grid grid-cols-3 gap-4 gap-y-10 lg:grid-cols-4 lg:gap-x-6"
        >
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
