'use client';

import { type ReactNode, useId, useState } from 'react';
import { TabList, tabId } from '@/components/ui/tab-list';
import type { FavoriteTab } from '@/lib/catalogue/home/section-products';

interface FavoritesTabsProps {
  label: string;
  tabs: { key: FavoriteTab; title: string }[];
  items: { key: string; tabs: FavoriteTab[]; content: ReactNode }[];
}

/** Grid of the shop's favourites, filtered by the selected tab; without script it shows all. */
export function FavoritesTabs({ label, tabs, items }: FavoritesTabsProps) {
  const id = useId();
  const panelId = `${id}-panel`;
  const [selectedTab, setSelectedTab] = useState<FavoriteTab>('all');
  return (
    <>
      <TabList
        id={id}
        label={label}
        tabs={tabs}
        selected={selectedTab}
        onSelect={(tab) => setSelectedTab(tab)}
        panelId={() => panelId}
        className="needs-script mb-5"
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(id, selectedTab)}>
        {/* On a phone the list scrolls sideways. The key remounts it for each tab, so that it starts at its beginning. */}
        <ul
          key={selectedTab}
          className="row-on-phone brief-on-phone grid grid-cols-3 gap-4 gap-y-10 lg:grid-cols-4 lg:gap-x-6"
        >
          {items
            .filter((item) => item.tabs.includes(selectedTab))
            .map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
        </ul>
      </div>
    </>
  );
}
