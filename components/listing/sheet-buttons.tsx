'use client';

import { SlidersHorizontal } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { filterButton } from './controls.tsx';
import { useListing } from './listing-shell.tsx';

/** Id of the sheet that these buttons open and close. */
export const sheetId = 'filter-sheet';

/** Opens the filter sheet; its name says how many results there are. */
export function FilterButton() {
  const t = useTranslations('browser.listing');
  const { total } = useListing();
  return (
    <button
      type="button"
      popoverTarget={sheetId}
      aria-label={total === null ? undefined : t('showFilters', { count: total })}
      className={`${filterButton} lg:hidden`}
    >
      <Icon icon={SlidersHorizontal} className="size-4" />
      {t('filters')}
    </button>
  );
}

/** Closes the filter sheet; says how many results the filters leave. */
export function ShowResults() {
  const t = useTranslations('browser.listing');
  const { total, pending } = useListing();
  return (
    <div className="needs-script sticky bottom-0 mt-6 bg-ground py-4 lg:hidden">
      <button
        type="button"
        popoverTarget={sheetId}
        popoverTargetAction="hide"
        aria-busy={pending}
        className="btn w-full aria-busy:opacity-80"
      >
        {t('showResults', { count: total ?? 0 })}
      </button>
    </div>
  );
}
