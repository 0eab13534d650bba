import { SlidersHorizontal, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

const id = 'filter-sheet';

/** Filters beside the results on wide screens, and a sheet over them on narrow ones, opened by a button that counts the results. */
export function FilterSheet({ total, children }: { total: number; children: ReactNode }) {
  const t = useTranslations('listing');
  return (
    <>
      <button type="button" popoverTarget={id} className="btn btn-quiet w-full lg:hidden">
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        {t('showFilters', { count: total })}
      </button>
      <div
        id={id}
        popover="auto"
        className="filter-sheet m-0 h-dvh max-h-none w-[min(24rem,92vw)] overflow-y-auto bg-ground p-6 text-ink lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:bg-transparent lg:p-0"
      >
        <div className="mb-5 flex items-center justify-between lg:hidden">
          <p className="title text-3xl">{t('filters')}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('closeFilters')}
            className="icon-btn -me-3"
          >
            <X className="size-6" aria-hidden="true" />
          </button>
        </div>
        {children}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="btn sticky bottom-0 mt-6 w-full lg:hidden"
        >
          {t('showResults', { count: total })}
        </button>
      </div>
    </>
  );
}
