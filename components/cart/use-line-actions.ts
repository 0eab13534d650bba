import { useTranslations } from 'next-intl';
import { notify } from '@/components/toasts/notify';
import { restoreFocusAfterRemoval } from '@/components/ui/restore-focus';
import type { CartLine } from '@/lib/cart/cart';
import type { LineView } from '@/lib/cart/line-view';
import { decrementLine, reconcileLines, removeLine, restoreLines } from '@/lib/cart/rules';
import { track } from '@/lib/tracking/track';
import { visitorStore } from '@/lib/visitor/state';
import { addToCart } from './add-to-cart.ts';

/** Actions on cart lines, each confirmed by a toast. */
export function useLineActions() {
  const t = useTranslations('browser.cart');
  const undo = (lines: readonly CartLine[]) => ({
    label: t('undo'),
    run: () => void visitorStore().then(({ cart }) => cart.update((current) => restoreLines(current, lines))),
  });
  return {
    async increment({ line, price, ...view }: LineView) {
      const { productId, variantId, slug, seenPrice } = line;
      if (slug === null) return;
      // The price that the visitor has seen is preserved, so that a later change is still reported.
      const item = { ...view, productId, variantId, slug, price: seenPrice ?? price.price };
      await addToCart(item, 1);
    },
    async decrement({ line, title }: LineView) {
      if (!(await (await visitorStore()).cart.update((lines) => decrementLine(lines, line)))) return;
      notify({ kind: 'success', id: `less ${line.productId}`, text: t('decremented', { title }) });
    },
    async remove(view: LineView, button: HTMLElement) {
      const { line, title } = view;
      const restoreFocus = restoreFocusAfterRemoval(button);
      const isRemoved = await (await visitorStore()).cart.update((lines) => removeLine(lines, line));
      restoreFocus();
      if (!isRemoved) return;
      trackRemoval(view);
      notify({ kind: 'error', text: t('removed', { title }), action: undo([line]) });
    },
    async clear(views: readonly LineView[], button: HTMLElement) {
      const restoreFocus = restoreFocusAfterRemoval(button);
      if (!(await (await visitorStore()).cart.update(() => []))) return;
      restoreFocus();
      views.forEach(trackRemoval);
      notify({ kind: 'success', text: t('allRemoved'), action: undo(views.map(({ line }) => line)) });
    },
    /** Resolves to true on success. */
    reconcile: async (lines: readonly CartLine[]) =>
      (await visitorStore()).cart.update((current) => reconcileLines(current, lines)),
  };
}

function trackRemoval({ line, itemId, title, price }: LineView): void {
  const item = { productId: line.productId, itemId, title, price: price.price };
  track({ type: 'remove-from-cart', item, quantity: line.quantity });
}
