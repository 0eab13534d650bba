import { useTranslations } from 'next-intl';

/** Link to the main content, first in the tab order. */
export function SkipLink() {
  const t = useTranslations('layout');
  return (
    <a href="#content" className="btn fixed start-4 top-4 z-50 not-focus:sr-only">
      {t('skipToContent')}
    </a>
  );
}
