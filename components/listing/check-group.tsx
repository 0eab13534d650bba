'use client';

import type { ReactNode } from 'react';
import { holds } from '@/lib/catalogue/folded';

interface CheckGroupProps<T extends string> {
  title: string;
  /** Name of the parameter, for forms sent without script. */
  name: string;
  groups: readonly {
    title: string | null;
    options: readonly { value: T; label: string; before?: ReactNode }[];
  }[];
  chosen: readonly string[];
  onToggle(value: T): void;
  /** Of each group's grid. */
  className?: string;
}

/** The checkboxes of one filter; long ones scroll. */
export function CheckGroup<T extends string>(props: CheckGroupProps<T>) {
  const { title, name, groups, chosen, onToggle, className = '' } = props;
  if (groups.every(({ options }) => options.length === 0)) return null;
  return (
    <fieldset className="border-t border-sand pt-5">
      <legend className="float-start mb-2 w-full font-semibold">{title}</legend>
      <div className="clear-both grid max-h-80 gap-3 overflow-y-auto">
        {groups.map((group) => (
          <div key={group.options[0]?.value}>
            {group.title && <p className="text-sm text-muted">{group.title}</p>}
            <div className={`grid ${className}`}>
              {group.options.map(({ value, label, before }) => (
                <label
                  key={value}
                  className={`flex min-h-10 items-center gap-3 hover:text-primary-ink ${className && label.length > 3 ? 'col-span-2' : ''}`}
                >
                  <input
                    type="checkbox"
                    name={name}
                    value={value}
                    checked={holds(chosen, value)}
                    onChange={() => onToggle(value)}
                    className="size-4.5 shrink-0 accent-ink"
                  />
                  {before}
                  <bdi>{label}</bdi>
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
