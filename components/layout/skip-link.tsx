import { useTranslations } from 'next-intl';

/** First stop of the keyboard: jumps over the header. */
export function SkipLink() {
  const t = useTranslations('layout');
  return (
    <a href="#content" className="btn fixed start-4 top-4 z-50 -translate-y-24 focus:translate-y-0">
      {t('skipToContent')}
    </a>
  );
}
