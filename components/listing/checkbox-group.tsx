'use client';

import { memo, type ReactNode } from 'react';
import { includesIgnoringCase } from '@/lib/product/ignore-case';

interface Option {
  /** Value of the checkbox. */
  name: string;
  /** Swatch colour; null when unknown, absent for options without a swatch. */
  code?: string | null;
  /** Image with the label as its text alternative, shown instead of the label. */
  logo?: ReactNode;
}

interface CheckboxGroupProps {
  title: string;
  /** Query parameter, for submission without script. */
  name: string;
  groups: readonly {
    title: string | null;
    options: readonly Option[];
  }[];
  selected: readonly string[];
  labelOf(value: string): string;
  onToggle(value: string): void;
  /** Lays out short labels in four columns. */
  compact?: boolean;
}

/** Checkboxes of one filter; a long list scrolls. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { title, name, groups, selected, labelOf, onToggle, compact } = props;
  if (groups.every(({ options }) => options.length === 0)) return null;
  return (
    <fieldset
      className="border-t border-sand pt-5"
      onChange={({ target }) => onToggle((target as Element as HTMLInputElement).value)}
    >
      <legend className="float-start mb-2 w-full font-semibold">{title}</legend>
      <div className="clear-both grid max-h-80 gap-3 overflow-y-auto">
        {groups.map((group) => (
          <div key={group.options[0]?.name}>
            {group.title && <p className="text-sm text-muted">{group.title}</p>}
            <div className={compact ? 'grid grid-cols-4' : 'grid'}>
              {group.options.map((option) => (
                <Checkbox
                  key={option.name}
                  {...option}
                  groupName={name}
                  label={labelOf(option.name)}
                  checked={includesIgnoringCase(selected, option.name)}
                  compact={compact}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckboxProps extends Option {
  /** Query parameter. */
  groupName: string;
  label: string;
  checked: boolean;
  /** Gives a long label two columns. */
  compact: boolean | undefined;
}

/** Memoized: a listing has about a hundred checkboxes, and one changes at a time. */
const Checkbox = memo(function Checkbox({
  name,
  code,
  logo,
  groupName,
  label,
  checked,
  compact,
}: CheckboxProps) {
  return (
    <label
      className={`flex min-h-10 items-center gap-3 hover:text-primary-ink ${compact && label.length > 3 ? 'col-span-2' : ''}`}
    >
      <input
        type="checkbox"
        name={groupName}
        value={name}
        checked={checked}
        onChange={noop}
        className="size-4.5 shrink-0 accent-ink"
      />
      {code !== undefined && (
        <span
          className="size-5 shrink-0 rounded-full border border-ink/25 bg-backdrop"
          style={{ backgroundColor: code ?? undefined }}
        />
      )}
      {logo ?? <bdi>{label}</bdi>}
    </label>
  );
});

const noop = () => {};
