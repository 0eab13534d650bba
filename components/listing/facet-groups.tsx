'use client';

import { useTranslations } from 'next-intl';
import { memo, type ReactNode, use } from 'react';
import { type FacetName, facetNames } from '@/lib/catalogue/listing/facets';
import { toggleValue, withFilters } from '@/lib/catalogue/listing/query';
import { includesIgnoringCase } from '@/lib/catalogue/product/ignore-case';
import { useStore } from '@/lib/platform/store/use-store';
import { OptimisticQueryContext, useListing } from './listing-provider.tsx';

interface CheckboxOption {
  value: string;
  /** Shown text; absent where the value itself is shown. */
  label?: string;
  /** CSS colour; null when unknown, absent for options without a swatch. */
  swatchColor?: string | null;
  /** Image shown instead of the label, with the label as its text alternative. */
  logo?: ReactNode;
}

/** Options of each facet, in groups with an optional title. */
export type FacetOptionGroups = Record<FacetName, { title: string | null; options: CheckboxOption[] }[]>;

/** Checkboxes of all facets. They show the optimistic query, which is ahead of the rest of the listing. */
export function FacetGroups({ facets }: { facets: FacetOptionGroups }) {
  const t = useTranslations('browser.listing');
  const query = use(OptimisticQueryContext);
  const { counts: countsStore, navigate } = useListing();
  const counts = useStore(countsStore);
  return facetNames.map((name) => (
    <CheckboxGroup
      key={name}
      title={t(`facets.${name}`)}
      name={name}
      selected={query[name]}
      groups={facets[name]}
      counts={counts?.[name]}
      onToggle={(value) =>
        navigate((latest) => withFilters(latest, { [name]: toggleValue(latest[name], value) }))
      }
      compact={name === 'size'}
    />
  ));
}

interface CheckboxGroupProps {
  title: string;
  /** Query parameter, for submission without script. */
  name: string;
  groups: readonly {
    title: string | null;
    options: readonly CheckboxOption[];
  }[];
  /** Number of products by value; a value that is absent has none. Undefined when unknown. */
  counts?: Record<string, number>;
  selected: readonly string[];
  onToggle(value: string): void;
  /** Lays out the options, which have short labels, in four columns, or in two when they have counts. */
  compact?: boolean;
}

/** Checkboxes of one filter; a long list scrolls. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { title, name, groups, counts, selected, onToggle, compact } = props;
  if (groups.every(({ options }) => options.length === 0)) return null;
  return (
    <fieldset
      className="border-t border-sand pt-5"
      // React types the target as the fieldset, but it is the checkbox that changed.
      onChange={({ target }) => onToggle((target as Element as HTMLInputElement).value)}
    >
      <legend className="float-start mb-2 w-full font-semibold">{title}</legend>
      <div className="clear-both grid max-h-80 gap-3 overflow-y-auto">
        {groups.map((group) => (
          // The first value, because a group may have no title.
          <div key={group.options[0]?.value}>
            {group.title && <p className="text-sm text-muted">{group.title}</p>}
            <div className={compact ? `grid ${counts ? 'grid-cols-2' : 'grid-cols-4'}` : 'grid'}>
              {group.options.map((option) => (
                <Checkbox
                  key={option.value}
                  {...option}
                  groupName={name}
                  count={counts && (counts[option.value] ?? 0)}
                  checked={includesIgnoringCase(selected, option.value)}
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

interface CheckboxProps extends CheckboxOption {
  /** Query parameter. */
  groupName: string;
  /** Number of products; undefined when unknown. */
  count: number | undefined;
  checked: boolean;
  /** Lets a label of more than three characters span two columns when there are no counts. */
  compact: boolean | undefined;
}

/** Memoized: a listing has about a hundred checkboxes, and one changes at a time. */
const Checkbox = memo(function Checkbox({
  value,
  swatchColor,
  logo,
  label = value,
  groupName,
  count,
  checked,
  compact,
}: CheckboxProps) {
  const t = useTranslations('browser.listing');
  return (
    <label
      className={`flex min-h-10 items-center gap-3 hover:text-primary-ink ${compact && label.length > 3 && count === undefined ? 'col-span-2' : ''}`}
    >
      <input
        type="checkbox"
        name={groupName}
        value={value}
        checked={checked}
        aria-description={count === undefined ? undefined : t('productCount', { count })}
        onChange={noop}
        className="size-4.5 shrink-0 accent-ink"
      />
      {swatchColor !== undefined && (
        <span
          className="size-5 shrink-0 rounded-full border border-ink-faint bg-backdrop"
          style={{ backgroundColor: swatchColor ?? undefined }}
        />
      )}
      {logo ?? <bdi className={count === 0 && !checked ? 'text-muted' : undefined}>{label}</bdi>}
      {count !== undefined && (
        <span aria-hidden="true" className="text-sm text-muted">
          {count}
        </span>
      )}
    </label>
  );
});

/** The fieldset handles the change, but React requires a change handler on every controlled checkbox. */
const noop = () => {};
