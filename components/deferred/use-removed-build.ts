import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { notify } from '@/components/toasts/notify';
import { isScriptLoadError, leaveRemovedBuild, restoreEnteredValues } from '@/components/ui/removed-build';

/**
 * Reloads the page when an action fails because a new release has removed its script, and says so afterwards (docs/behaviour.md §9).
 */
export function useRemovedBuild(): void {
  const t = useTranslations('browser');
  useEffect(() => {
    if (restoreEnteredValues()) notify({ kind: 'warning', text: t('reloaded') });
    const onRejection = async ({ reason }: PromiseRejectionEvent) => {
      const problem = isScriptLoadError(reason) && (await leaveRemovedBuild(reason));
      if (problem) notify({ kind: 'error', text: t(problem) });
    };
    addEventListener('unhandledrejection', onRejection);
    return () => removeEventListener('unhandledrejection', onRejection);
  }, [t]);
}
