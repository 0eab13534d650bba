'use client';

import { memo } from 'react';
import { holds } from '@/lib/catalogue/folded';

interface Option {
  /** The value. */
  name: string;
  /** Colour of a swatch, null where nobody knows it. */
  code?: string | null;
}

interface CheckGroupProps {
  title: string;
  /** Name of the parameter, for forms sent without script. */
  name: string;
  groups: readonly {
    title: string | null;
    options: readonly Option[];
  }[];
  chosen: readonly string[];
  labelOf(value: string): string;
  onToggle(value: string): void;
  /** Whether several stand in a row. */
  narrow?: boolean;
}

/** The checkboxes of one filter; long ones scroll. */
export function CheckGroup(props: CheckGroupProps) {
  const { title, name, groups, chosen, labelOf, onToggle, narrow } = props;
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
            <div className={narrow ? 'grid grid-cols-4' : 'grid'}>
              {group.options.map((option) => (
                <Check
                  key={option.name}
                  {...option}
                  group={name}
                  label={labelOf(option.name)}
                  checked={holds(chosen, option.name)}
                  narrow={narrow}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckProps extends Option {
  /** Name of the parameter. */
  group: string;
  label: string;
  checked: boolean;
  /** Whether a long label takes two columns. */
  narrow: boolean | undefined;
}

/** Drawn anew only when it is ticked itself: a listing has a hundred of them. */
const Check = memo(function Check({ name, code, group, label, checked, narrow }: CheckProps) {
  return (
    <label
      className={`flex min-h-10 items-center gap-3 hover:text-primary-ink ${narrow && label.length > 3 ? 'col-span-2' : ''}`}
    >
      <input
        type="checkbox"
        name={group}
        value={name}
        checked={checked}
        onChange={heardByGroup}
        className="size-4.5 shrink-0 accent-ink"
      />
      {code !== undefined && (
        <span
          className="size-5 shrink-0 rounded-full border border-ink/25 bg-backdrop"
          style={{ backgroundColor: code ?? undefined }}
        />
      )}
      <bdi>{label}</bdi>
    </label>
  );
});

const heardByGroup = () => {};
