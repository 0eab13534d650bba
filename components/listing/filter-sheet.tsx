import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { filterSheetId, ShowResultsButton } from './filter-sheet-buttons.tsx';

/** Container of the filters: a sidebar on wide screens, a sheet over the results on narrow ones. */
export function FilterSheet({ children }: { children: ReactNode }) {
  const t = useTranslations('listing');
  return (
    <div
      id={filterSheetId}
      popover="auto"
      // The links inside change the filters and leave the sheet open (`useLayerHistory`).
      data-stay-open
      className="filter-sheet m-0 h-dvh max-h-none w-[min(24rem,92vw)] overflow-y-auto scroll-pb-[5.5rem] bg-ground p-6 pb-0 text-ink lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:bg-transparent lg:p-0"
    >
      <div className="mb-5 flex items-center justify-between lg:hidden">
        <p className="title text-3xl">{t('filters')}</p>
        <button
          type="button"
          popoverTarget={filterSheetId}
          popoverTargetAction="hide"
          aria-label={t('closeFilters')}
          className="icon-btn -me-3"
        >
          <Icon icon={X} className="size-6" />
        </button>
      </div>
      {children}
      <ShowResultsButton />
    </div>
  );
}

/** Last row of the filters: reset, and without script the button that applies them. */
export function FilterActions({ resetHref }: { resetHref: string }) {
  const t = useTranslations('listing');
  return (
    <div className="flex flex-wrap gap-3 border-t border-sand pt-5">
      <button type="submit" className="btn without-script">
        {t('apply')}
      </button>
      <a href={resetHref} className="link inline-flex min-h-11 items-center">
        {t('reset')}
      </a>
    </div>
  );
}
