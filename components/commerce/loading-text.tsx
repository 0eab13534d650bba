import { useTranslations } from 'next-intl';

/** Text in place of data of the visitor that is not loaded yet. */
export function LoadingText() {
  const t = useTranslations('browser');
  return <p className="py-16 text-center text-muted">{t('loading')}</p>;
}
