'use client';

import { type KeyboardEvent, useRef } from 'react';

interface TabListProps<Key extends string> {
  /** Starts the ids of tabs and panels. */
  id: string;
  label: string;
  tabs: { key: Key; title: string }[];
  chosen: NoInfer<Key>;
  onChoose(key: Key): void;
  /** Id of the panel a tab controls. */
  panelId(key: Key): string;
  className?: string;
}

/** A row of tabs: arrow keys in the direction of the script, Home and End move and choose. */
export function TabList<Key extends string>(props: TabListProps<Key>) {
  const { id, label, tabs, chosen, onChoose, panelId, className = '' } = props;
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const rtl = document.dir === 'rtl';
    const at = tabs.findIndex(({ key }) => key === chosen);
    const targets: Record<string, number> = {
      [rtl ? 'ArrowLeft' : 'ArrowRight']: at + 1,
      [rtl ? 'ArrowRight' : 'ArrowLeft']: at - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[(targets[event.key] ?? Number.NaN) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className={`flex gap-6 overflow-x-auto ${className}`}
    >
      {tabs.map(({ key, title }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabId(id, key)}
          data-tab={key}
          aria-selected={key === chosen}
          aria-controls={panelId(key)}
          tabIndex={key === chosen ? 0 : -1}
          onClick={() => onChoose(key)}
          className="min-h-11 min-w-11 shrink-0 border-b-2 border-transparent text-muted hover:text-ink aria-selected:border-primary aria-selected:text-ink"
        >
          {title}
        </button>
      ))}
    </div>
  );
}

/** Id of a tab, for its panel's label. */
export function tabId(id: string, key: string): string {
  return `${id}-${key}`;
}
