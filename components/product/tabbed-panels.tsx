'use client';

import { type ReactNode, useId, useState } from 'react';
import { TabList, tabId } from '@/components/ui/tab-list';

interface TabbedPanelsProps {
  label: string;
  /** Key of the panel that is shown first. */
  initial: string;
  panels: { key: string; title: string; content: ReactNode }[];
}

/** Tabs with their panels. Without script, the style sheet shows all panels, also those with `hidden`. */
export function TabbedPanels({ label, initial, panels }: TabbedPanelsProps) {
  const id = useId();
  const [selectedKey, setSelectedKey] = useState(initial);
  const panelId = (key: string) => `${id}-panel-${key}`;
  return (
    <>
      <TabList
        id={id}
        label={label}
        tabs={panels}
        selected={selectedKey}
        onSelect={setSelectedKey}
        panelId={panelId}
        className="mb-8 border-b border-sand"
      />
      {panels.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={panelId(key)}
          aria-labelledby={tabId(id, key)}
          hidden={key !== selectedKey}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a panel without controls
          tabIndex={0}
        >
          {content}
        </div>
      ))}
    </>
  );
}
