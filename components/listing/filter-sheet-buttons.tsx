'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useStore } from '@/lib/platform/store/use-store';
import { filterButtonClass } from './filter-button-class.ts';
import { useListing } from './listing-provider.tsx';

/** Id of the filter sheet. */
export const filterSheetId = 'filter-sheet';

/** Opens the filter sheet; its accessible name contains the result count. The icon comes from the server to save script. */
export function FilterButton({ icon }: { icon: ReactNode }) {
  const t = useTranslations('browser.listing');
  const total = useStore(useListing().total);
  return (
    <button
      type="button"
      popoverTarget={filterSheetId}
      aria-label={total === null ? undefined : t('showFilters', { count: total })}
      className={`${filterButtonClass} lg:hidden`}
    >
      {icon}
      {t('filters')}
    </button>
  );
}

/** Closes the filter sheet; shows the result count where it is known. */
export function ShowResultsButton() {
  const t = useTranslations('browser.listing');
  const { total, pending } = useListing();
  const count = useStore(total);
  return (
    <div className="needs-script sticky bottom-0 mt-6 bg-ground py-4 lg:hidden">
      <button
        type="button"
        popoverTarget={filterSheetId}
        popoverTargetAction="hide"
        aria-busy={pending}
        className="btn w-full aria-busy:opacity-80"
      >
        {count === null ? t('showUncountedResults') : t('showResults', { count })}
      </button>
    </div>
  );
}
