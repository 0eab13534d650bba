import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Outcome, Toast } from './notify.ts';

/** Returns a function that formats an outcome as a toast (docs/behaviour.md §9). */
export function useOutcomeToast(): (result: Outcome) => Toast {
  const t = useTranslations('browser');
  return useCallback(
    (result) => {
      const { title } = result.item;
      if (result.list !== 'cart') {
        const { list, outcome, item } = result;
        return { kind: 'success', id: `${list} ${item.slug}`, text: t(`${list}.${outcome}`, { title }) };
      }
      const { outcome, item, quantity, choices } = result;
      if (outcome === 'out-of-stock') return { kind: 'error', text: t('cart.outOfStock', { title }) };
      if (outcome === 'no-more') return { kind: 'warning', text: t('cart.noMore') };
      if (outcome !== 'added') return { kind: 'error', text: outcome.rejected || t('cart.notChanged') };
      return {
        kind: 'success',
        id: `cart ${item.productId} ${item.variantId}`,
        count: quantity,
        text: (count) => (count > 1 ? t('cart.severalAdded', { count, title }) : t('cart.added', { title })),
        detail: Object.values(item.options).join(' · '),
        choices,
      };
    },
    [t],
  );
}
