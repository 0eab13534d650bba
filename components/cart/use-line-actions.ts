import { useTranslations } from 'next-intl';
import { notify } from '@/components/shop/notify';
import { keepFocusOf } from '@/components/ui/keep-focus';
import type { CartLine } from '@/lib/cart/cart';
import type { LineView } from '@/lib/cart/line-view';
import { decrementLine, removeLine, restoreLines, settleLines } from '@/lib/cart/rules';
import { track } from '@/lib/tracking/track';
import { visitor } from '@/lib/visitor/state';
import { putIntoCart } from './put-into-cart.ts';

/** What can be done with the lines of a cart, each said in a toast once it is done (specification section 8). */
export function useLineActions() {
  const t = useTranslations('browser.cart');
  const undo = (lines: readonly CartLine[]) => ({
    label: t('undo'),
    run: () => void visitor().then(({ cart }) => cart.update((own) => restoreLines(own, lines))),
  });
  return {
    increment: ({ line, price, ...view }: LineView) =>
      putIntoCart({ ...view, ...line, price: line.seenPrice ?? price.price }, 1),
    async decrement({ line, title }: LineView) {
      if (!(await (await visitor()).cart.update((lines) => decrementLine(lines, line)))) return;
      notify({ kind: 'success', id: `less ${line.productId}`, text: t('decremented', { title }) });
    },
    async remove(view: LineView, button: HTMLElement) {
      const { line, title } = view;
      const keepFocus = keepFocusOf(button);
      const isRemoved = await (await visitor()).cart.update((lines) => removeLine(lines, line));
      keepFocus();
      if (!isRemoved) return;
      tellRemoved(view);
      notify({ kind: 'error', text: t('removed', { title }), action: undo([line]) });
    },
    async clear(views: readonly LineView[], button: HTMLElement) {
      const keepFocus = keepFocusOf(button);
      if (!(await (await visitor()).cart.update(() => []))) return;
      keepFocus();
      views.forEach(tellRemoved);
      notify({ kind: 'success', text: t('allRemoved'), action: undo(views.map(({ line }) => line)) });
    },
    /** Says whether it worked. */
    settle: async (lines: readonly CartLine[]) =>
      (await visitor()).cart.update((own) => settleLines(own, lines)),
  };
}

function tellRemoved({ line, itemId, title, price }: LineView): void {
  const item = { productId: line.productId, itemId, title, price: price.price };
  track({ type: 'remove-from-cart', item, quantity: line.quantity });
}
