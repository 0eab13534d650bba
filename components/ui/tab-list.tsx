'use client';

import { type KeyboardEvent, useRef } from 'react';

interface TabListProps<Key extends string> {
  /** Prefix of the tab ids. */
  id: string;
  label: string;
  tabs: { key: Key; title: string }[];
  selected: NoInfer<Key>;
  onSelect(key: Key): void;
  /** Returns the id of the panel that a tab controls. */
  panelId(key: Key): string;
  className?: string;
}

/** Tabs by the ARIA pattern with automatic activation: arrow keys (mirrored in RTL), Home and End select. */
export function TabList<Key extends string>(props: TabListProps<Key>) {
  const { id, label, tabs, selected, onSelect, panelId, className = '' } = props;
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const isRightToLeft = document.dir === 'rtl';
    const index = tabs.findIndex(({ key }) => key === selected);
    const targetIndexes: Record<string, number> = {
      [isRightToLeft ? 'ArrowLeft' : 'ArrowRight']: index + 1,
      [isRightToLeft ? 'ArrowRight' : 'ArrowLeft']: index - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const targetIndex = targetIndexes[event.key];
    const nextTab = targetIndex === undefined ? undefined : tabs[targetIndex % tabs.length];
    if (!nextTab) return;
    event.preventDefault();
    onSelect(nextTab.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${nextTab.key}"]`)?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={`flex gap-6 overflow-x-auto ${className}`}
    >
      {tabs.map(({ key, title }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabId(id, key)}
          data-tab={key}
          aria-selected={key === selected}
          aria-controls={panelId(key)}
          tabIndex={key === selected ? 0 : -1}
          onClick={() => onSelect(key)}
          className="marked-tab min-w-11"
        >
          {title}
        </button>
      ))}
    </div>
  );
}

/** Returns the id of a tab, for `aria-labelledby` of its panel. */
export function tabId(id: string, key: string): string {
  return `${id}-${key}`;
}
