'use client';

import { useTranslations } from 'next-intl';
import { useListing } from './listing-shell.tsx';

/** Closes the filter sheet; says how many results the filters leave. */
export function ShowResults({ sheetId }: { sheetId: string }) {
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
        {t('showResults', { count: total })}
      </button>
    </div>
  );
}
