'use client';

import { LayoutGrid, List } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { rememberView, type View, viewOnPage, views } from '@/lib/listing/view';

const icons = { grid: LayoutGrid, list: List };

/** Switches between grid and list; the choice is remembered in this browser. */
export function ViewToggle() {
  const t = useTranslations('browser.listing');
  const [view, setView] = useState<View>('grid');
  useEffect(() => setView(viewOnPage()), []);
  return (
    <div className="needs-script flex">
      {views.map((choice) => {
        const icon = icons[choice];
        return (
          <button
            key={choice}
            type="button"
            aria-label={t(`views.${choice}`)}
            aria-pressed={view === choice}
            className="icon-btn text-muted aria-pressed:text-ink"
            onClick={() => {
              rememberView(choice);
              setView(choice);
            }}
          >
            <Icon icon={icon} className="size-5" />
          </button>
        );
      })}
    </div>
  );
}
