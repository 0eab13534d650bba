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
            else if (error.kind === 'not-taken') {
              const titles = error.items.filter(({ isLeft }) => isLeft).map(({ title }) => title);
              const reasons = error.items.flatMap(({ title, reason, quantity }) => {
                if (reason === null) return [];
                if (reason === 'full' || reason === 'noVariant') return [t(`cart.${reason}`, { title })];
                return [`${title}: ${t(`cart.issue.${reason}`, { left: quantity })}`];
              });
              const [text = '', ...details] =
                titles.length > 0
                  ? [t('notTaken', { titles: titles.join(t('listSeparator')) }), ...reasons]
                  : reasons;
              notify({ kind: 'warning', text, detail: details.join(' ') });
            } else if (error.kind === 'not-merged') {
              const text = t('notMerged');
              notify({ kind: 'error', text: error.reason || text, detail: error.reason && text });
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
