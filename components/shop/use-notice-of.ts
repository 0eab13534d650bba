import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Notice, Outcome } from './notify.ts';

/** What is said of an outcome (specification section 8). */
export function useNoticeOf(): (told: Outcome) => Notice {
  const t = useTranslations('browser');
  return useCallback(
    (told) => {
      const { title } = told.item;
      if (told.about !== 'cart') {
        const { about, outcome, item } = told;
        return { kind: 'success', id: `${about} ${item.slug}`, text: t(`${about}.${outcome}`, { title }) };
      }
      const { outcome, item, quantity } = told;
      if (outcome === 'out-of-stock') return { kind: 'error', text: t('cart.outOfStock', { title }) };
      if (outcome === 'no-more') return { kind: 'warning', text: t('cart.noMore') };
      if (outcome !== 'added') return { kind: 'error', text: outcome.refused || t('cart.notChanged') };
      return {
        kind: 'success',
        id: `cart ${item.productId} ${item.variantId}`,
        count: quantity,
        text: (count) => (count > 1 ? t('cart.severalAdded', { count, title }) : t('cart.added', { title })),
        detail: [item.color, item.size].filter(Boolean).join(' · '),
      };
    },
    [t],
  );
}
