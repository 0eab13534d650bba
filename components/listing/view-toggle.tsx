'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { currentView, type ListingView, listingViews, setView } from '@/lib/catalogue/listing/view';

/** Switches between grid and list view; stored in this browser. The icons come from the server to save script. */
export function ViewToggle({ icons }: { icons: Record<ListingView, ReactNode> }) {
  const t = useTranslations('browser.listing');
  const [selectedView, setSelectedView] = useState<ListingView>('grid');
  useEffect(() => setSelectedView(currentView()), []);
  return (
    <div className="needs-script flex">
      {listingViews.map((view) => (
        <button
          key={view}
          type="button"
          aria-label={t(`views.${view}`)}
          aria-pressed={selectedView === view}
          className="icon-btn text-muted aria-pressed:text-ink"
          onClick={() => {
            setView(view);
            setSelectedView(view);
          }}
        >
          {icons[view]}
        </button>
      ))}
    </div>
  );
}
