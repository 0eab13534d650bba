import { useTranslations } from 'next-intl';
import { notify } from '@/components/toasts/notify';
import { restoreFocusAfterRemoval } from '@/components/ui/restore-focus';
import { type LineView, linesToAccept } from '@/lib/shopper/cart/line-view';
import { decrementLine, reconcileLines, removeLine, restoreLines } from '@/lib/shopper/cart/lines';
import { visitorStore } from '@/lib/shopper/visitor/state';
import { trackedItem, updateCart } from '@/lib/shopper/visitor/update-cart';

/**
 * Actions on cart lines. Each shows a toast on success, except `reconcile`. `increment` also shows why a unit cannot be added;
 * `useVisitorErrorToasts` shows other failures.
 */
export function useLineActions() {
  const t = useTranslations('browser.cart');
  const undoAction = (views: readonly LineView[]) => ({
    label: t('undo'),
    run: () => {
      const removedLines = views.map(({ line }) => line);
      void updateCart((lines) => restoreLines(lines, removedLines), views.map(trackedItem));
    },
  });
  return {
    async increment({ line, currentPrice, ...view }: LineView) {
      const { productId, variantId, slug, seenPrice } = line;
      // The button of a line without a slug is disabled.
      if (slug === null) return;
      // The price that the visitor has seen is preserved, so that a later change is still reported.
      const item = { ...view, productId, variantId, slug, price: seenPrice ?? currentPrice.price };
      const { cart } = await visitorStore();
      notify(await cart.add(item, 1));
    },
    async decrement(view: LineView) {
      const { line, title } = view;
      if (!(await updateCart((lines) => decrementLine(lines, line), [trackedItem(view)]))) return;
      notify({
        kind: 'success',
        id: `less ${line.productId} ${line.variantId}`,
        text: t('decremented', { title }),
      });
    },
    async remove(view: LineView, button: HTMLElement) {
      const { line, title } = view;
      const isRemoved = await restoreFocusAfterRemoval(button, () =>
        updateCart((lines) => removeLine(lines, line), [trackedItem(view)]),
      );
      if (!isRemoved) return;
      // In red, unlike the other confirmations: a press by mistake is noticed, and undone.
      notify({ kind: 'error', text: t('removed', { title }), action: undoAction([view]) });
    },
    async clear(views: readonly LineView[], button: HTMLElement) {
      const clear = () => updateCart(() => [], views.map(trackedItem));
      const isCleared = await restoreFocusAfterRemoval(button, clear);
      if (!isCleared) return;
      notify({ kind: 'success', text: t('allRemoved'), action: undoAction(views) });
    },
    /** Applies current prices, and quantities lowered to the stock. Resolves to true on success. */
    reconcile: (views: readonly LineView[]) => {
      const acceptedLines = linesToAccept(views);
      return updateCart((lines) => reconcileLines(lines, acceptedLines), views.map(trackedItem));
    },
  };
}
