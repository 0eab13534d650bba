'use client';

import { type ReactNode, useId, useState } from 'react';
import { TabList, tabId } from '@/components/ui/tab-list';

interface TabbedPanelsProps {
  label: string;
  initial: string;
  panels: { key: string; title: string; content: ReactNode }[];
}

/** Panels of which one is shown; without script all of them. */
export function TabbedPanels({ label, initial, panels }: TabbedPanelsProps) {
  const id = useId();
  const [chosen, choose] = useState(initial);
  const panelId = (key: string) => `${id}-panel-${key}`;
  return (
    <>
      <TabList
        id={id}
        label={label}
        tabs={panels}
        chosen={chosen}
        onChoose={choose}
        panelId={panelId}
        className="mb-8 border-b border-sand"
      />
      {panels.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={panelId(key)}
          aria-labelledby={tabId(id, key)}
          hidden={key !== chosen}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable by keyboard
          tabIndex={0}
        >
          {content}
        </div>
      ))}
    </>
  );
}
