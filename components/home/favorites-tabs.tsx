'use client';

import { type ReactNode, useId, useState } from 'react';
import { TabList, tabId } from '@/components/ui/tab-list';
import type { FavoriteTab } from '@/lib/catalogue/favorite-tabs';

interface FavoritesTabsProps {
  label: string;
  tabs: { key: FavoriteTab; title: string }[];
  items: { key: string; tabs: FavoriteTab[]; content: ReactNode }[];
}

/** The favourites grid, filtered by the chosen tab; without script it shows everything. */
export function FavoritesTabs({ label, tabs, items }: FavoritesTabsProps) {
  const id = useId();
  const panel = `${id}-panel`;
  const [chosen, choose] = useState<FavoriteTab>('all');
  return (
    <>
      <TabList
        id={id}
        label={label}
        tabs={tabs}
        chosen={chosen}
        onChoose={(tab) => choose(tab)}
        panelId={() => panel}
        className="needs-script mb-8"
      />
      <div role="tabpanel" id={panel} aria-labelledby={tabId(id, chosen)}>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
          {items
            .filter((item) => item.tabs.includes(chosen))
            .map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
        </ul>
      </div>
    </>
  );
}
