'use client';

import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/layout/failure-notice';

/** Shown when a page fails in the browser; loading it anew asks the server, which answers with the whole error page if it fails too. */
export default function PageError() {
  const t = useTranslations('browser.error');
  return (
    <FailureNotice title={t('title')} text={t('text')}>
      <button type="button" className="btn" onClick={() => location.reload()}>
        {t('tryAgain')}
      </button>
    </FailureNotice>
  );
}
