import { useTranslations } from 'next-intl';

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
