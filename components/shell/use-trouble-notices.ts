import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { notify } from '@/components/shop/notify';
import { visitor } from '@/lib/visitor/state';

/** Tells the visitor what could not be kept or changed of the cart and lists. */
export function useTroubleNotices(): void {
  const t = useTranslations('browser');
  useEffect(() => {
    void visitor()
      .then(({ onTrouble }) =>
        onTrouble((trouble) => {
          if (trouble.kind === 'not-kept') notify({ kind: 'warning', text: t('notKept') });
          else if (trouble.kind === 'not-merged') {
            notify({ kind: 'error', text: trouble.reason || t('notMerged') });
          } else notify({ kind: 'error', text: trouble.reason || t('cart.notChanged') });
        }),
      )
      .catch(() => {});
  }, [t]);
}
