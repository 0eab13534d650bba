import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { visitorStateIfStored, visitorStore } from '@/lib/shopper/visitor/state';
import { notify } from './notify.ts';

/** Shows a toast when the cart or a list could not be stored, merged or changed. */
export function useVisitorErrorToasts(): void {
  const t = useTranslations('browser');
  useEffect(() => {
    const onLoad = () => {
      unsubscribe();
      void visitorStore()
        .then(({ setErrorListener }) =>
          setErrorListener((error) => {
            if (error.kind === 'not-stored') notify({ kind: 'warning', text: t('notStored') });
            else if (error.kind === 'lines-left') {
              const titles = error.titles.join(t('listSeparator'));
              notify({ kind: 'warning', text: t('linesLeft', { titles }) });
            } else if (error.kind === 'not-merged') {
              notify({ kind: 'error', text: error.reason || t('notMerged') });
            } else notify({ kind: 'error', text: error.reason || t('cart.notChanged') });
          }),
        )
        .catch(() => {});
    };
    const { get, initial, subscribe } = visitorStateIfStored;
    // Subscribing loads the store only in a browser with stored lists. In any other, its first change means that something else loaded it.
    const unsubscribe = subscribe(onLoad);
    if (get() !== initial) onLoad();
    return unsubscribe;
  }, [t]);
}
