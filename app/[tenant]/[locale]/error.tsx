'use client';

import { useTranslations } from 'next-intl';
import { ErrorNotice } from '@/components/layout/error-notice';

/** Error boundary for failures in the browser. Reloading renders on the server, which has an error page of its own. */
export default function PageError() {
  const t = useTranslations('browser.error');
  return (
    <ErrorNotice title={t('title')} text={t('text')}>
      <button type="button" className="btn" onClick={() => location.reload()}>
        {t('tryAgain')}
      </button>
    </ErrorNotice>
  );
}
