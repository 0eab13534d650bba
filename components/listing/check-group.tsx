'use client';

import type { ReactNode } from 'react';
import { holds } from '@/lib/catalogue/folded';

interface CheckGroupProps<T extends string> {
  title: string;
  /** Name of the parameter, for forms sent without script. */
  name: string;
  options: readonly { value: T; label: string; before?: ReactNode }[];
  chosen: readonly string[];
  onToggle(value: T): void;
  className?: string;
}

/** A group of checkboxes of one filter. */
export function CheckGroup<T extends string>(props: CheckGroupProps<T>) {
  const { title, name, options, chosen, onToggle, className = '' } = props;
  if (options.length === 0) return null;
  return (
    <fieldset className="border-t border-sand pt-5">
      <legend className="float-start mb-2 w-full font-semibold">{title}</legend>
      <div className={`clear-both ${className}`}>
        {options.map(({ value, label, before }) => (
          <label key={value} className="flex min-h-10 items-center gap-3 hover:text-primary-ink">
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
    </fieldset>
  );
}
