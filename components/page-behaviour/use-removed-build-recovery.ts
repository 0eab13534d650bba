import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { notify } from '@/components/toasts/notify';
import { isScriptLoadError, loadReloadRecord, recoverFromRemovedBuild } from '@/components/ui/removed-build';
import { type LoadFailure, loadFailureEvent } from '@/components/ui/report-load-failure';

/**
 * When an action fails because a new release has removed its script, opens `LoadFailure.href`, a page with the same content, or else reloads
 * this page; after that reload, restores what was entered and shows a toast about it (docs/behaviour.md §9). Shows an error for any other
 * failure that `reportLoadFailure` reports.
 */
export function useRemovedBuildRecovery(): void {
  const t = useTranslations('browser');
  useEffect(() => {
    if (loadReloadRecord()?.values)
      import('@/components/ui/restore-entered-values').then(
        ({ restoreEnteredValues }) =>
          restoreEnteredValues() && notify({ kind: 'warning', text: t('reloaded') }),
        // Without this script, the values stay stored.
        () => {},
      );
    const recover = async ({ error, href }: LoadFailure) => {
      // Null while the recovery loads a page.
      const messageKey = await recoverFromRemovedBuild(error, href);
      if (messageKey) notify({ kind: 'error', text: t(messageKey) });
    };
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      if (isScriptLoadError(reason)) void recover({ error: reason });
    };
    const onFailure = (event: Event) => void recover((event as CustomEvent<LoadFailure>).detail);
    addEventListener('unhandledrejection', onRejection);
    addEventListener(loadFailureEvent, onFailure);
    return () => {
      removeEventListener('unhandledrejection', onRejection);
      removeEventListener(loadFailureEvent, onFailure);
    };
  }, [t]);
}
