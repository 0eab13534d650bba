import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { visitorStore } from '@/lib/visitor/state';
import { notify } from './notify.ts';

/** Shows a toast when the cart or a list could not be stored, merged or changed. */
export function useVisitorErrorToasts(): void {
  const t = useTranslations('browser');
  useEffect(() => {
    void visitorStore()
      .then(({ onError }) =>
        onError((error) => {
          if (error.kind === 'not-stored') notify({ kind: 'warning', text: t('notStored') });
          else if (error.kind === 'not-merged') {
            notify({ kind: 'error', text: error.reason || t('notMerged') });
          } else notify({ kind: 'error', text: error.reason || t('cart.notChanged') });
        }),
      )
      .catch(() => {});
  }, [t]);
}
