'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { type ListChange, onNotify, type Toast } from './notify.ts';

const plainToastMs = 3000;

interface ToastsProps {
  /** All toasts since the page was loaded, oldest first. */
  toastHistory: Toast[];
}

/** Shows toasts. The toast library loads with the first toast; plain text replaces the library when loading fails. */
export function Toasts() {
  const createToast = useListChangeToast();
  const [toastHistory, setToastHistory] = useState<Toast[]>([]);
  // An object, because a setter would call a bare component as an updater.
  const [{ View }, setView] = useState<{ View?: ComponentType<ToastsProps> }>({});
  useEffect(
    () =>
      onNotify((toastOrChange) => {
        const toast = 'outcome' in toastOrChange ? createToast(toastOrChange) : toastOrChange;
        setToastHistory((earlierToasts) => [...earlierToasts, toast]);
        // The first view stays: another one would show all earlier toasts again.
        const showWith = (loadedView: ComponentType<ToastsProps>) =>
          setView((current) => (current.View ? current : { View: loadedView }));
        import('./toast-region.tsx')
          .then((module) => showWith(module.ToastRegion))
          .catch(() => showWith(PlainToast));
      }),
    [createToast],
  );
  return View && <View toastHistory={toastHistory} />;
}

/** Fallback without the toast library: the latest toast as text, for 3 seconds. */
function PlainToast({ toastHistory }: ToastsProps) {
  const [hiddenCount, setHiddenCount] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setHiddenCount(toastHistory.length), plainToastMs);
    return () => clearTimeout(timer);
  }, [toastHistory]);
  const { text, detail, count = 1 } = toastHistory.at(-1) ?? { text: '' };
  return (
    <p role="status" className="fixed inset-x-4 top-4 z-50 text-center">
      {hiddenCount < toastHistory.length && (
        <span className="bg-paper p-4">
          {[typeof text === 'string' ? text : text(count), detail].filter(Boolean).join(' ')}
        </span>
      )}
    </p>
  );
}

/** Returns a function that formats a change as a toast (docs/behaviour.md §9). */
function useListChangeToast(): (change: ListChange) => Toast {
  const t = useTranslations('browser');
  return useCallback(
    (change) => {
      const { title } = change.item;
      if (change.list !== 'cart') {
        const { list, outcome, item } = change;
        return { kind: 'success', id: `${list} ${item.slug}`, text: t(`${list}.${outcome}`, { title }) };
      }
      const { outcome, item, quantity, choices } = change;
      if (outcome === 'out-of-stock') return { kind: 'error', text: t('cart.outOfStock', { title }) };
      if (outcome === 'no-more') return { kind: 'warning', text: t('cart.noMore') };
      if (outcome === 'no-variant')
        return { kind: 'warning', text: t('cart.noMore'), detail: t('cart.noVariant', { title }) };
      if (outcome === 'cart-full') return { kind: 'warning', text: t('cart.full', { title }) };
      if (outcome === 'both' || outcome === 'neither')
        return { kind: 'warning', text: t(`cart.${outcome}`, { title }) };
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
