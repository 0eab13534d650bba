'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ErrorNotice } from '@/components/layout/error-notice';

/**
 * Error boundary for failures in the browser. Reloading renders on the server, which has an error page of its own. Where a new release
 * has removed a script of the page, it reloads by itself.
 */
export default function PageError({ error }: { error: Error }) {
  const t = useTranslations('browser.error');
  useEffect(() => {
    // Loaded on demand, because few pages fail. Where a new release has removed this script, too, the button remains.
    import('@/components/ui/removed-build').then(
      ({ recoverFromRemovedBuild }) => recoverFromRemovedBuild(error),
      () => {},
    );
  }, [error]);
  return (
    <ErrorNotice title={t('title')} text={t('text')}>
      <button type="button" className="btn" onClick={() => location.reload()}>
        {t('tryAgain')}
      </button>
    </ErrorNotice>
  );
}
