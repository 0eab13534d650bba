'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { TabList, tabId } from '@/components/ui/tab-list';
import type { FavoriteTab } from '@/lib/catalogue/home/section-products';

interface FavoritesTabsProps {
  label: string;
  tabs: { key: FavoriteTab; title: string }[];
  items: { key: string; tabs: FavoriteTab[]; content: ReactNode }[];
}

/** Grid of the shop's favourites, filtered by the selected tab; without script by the tab `all`. */
export function FavoritesTabs({ label, tabs, items }: FavoritesTabsProps) {
  const id = useId();
  const panelId = `${id}-panel`;
  const list = useRef<HTMLUListElement>(null);
  const [selectedTab, setSelectedTab] = useState<FavoriteTab>('all');
  const selectTab = (tab: FavoriteTab) => {
    setSelectedTab(tab);
    // On a phone the list scrolls sideways.
    if (list.current) list.current.scrollLeft = 0;
  };
  // The cards of the first tab, `all`, stay in the page, hidden: rendering all cards of a tab anew takes longer.
  const renderedItems = items.filter((item) => item.tabs.includes('all') || item.tabs.includes(selectedTab));
  return (
    <>
      <TabList
        id={id}
        label={label}
        tabs={tabs}
        selected={selectedTab}
        onSelect={selectTab}
        panelId={() => panelId}
        className="needs-script mb-5"
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(id, selectedTab)}>
        <ul
          ref={list}
          className="row-on-phone brief-on-phone grid grid-cols-3 gap-4 gap-y-10 lg:grid-cols-4 lg:gap-x-6"
        >
          {renderedItems.map((item) => (
            <li key={item.key} hidden={!item.tabs.includes(selectedTab)}>
              {item.content}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
