import { useTranslations } from 'next-intl';
import { LineIssueNote } from '@/components/cart/line-parts';
import type { CartViewModel } from '@/components/cart/use-cart-view';
import { useLineActions } from '@/components/cart/use-line-actions';
import { isBuyable } from '@/lib/shopper/cart/line-view';
import { removeLine } from '@/lib/shopper/cart/lines';
import { trackedItem, updateCart } from '@/lib/shopper/visitor/update-cart';

interface OrderChangesProps {
  cart: CartViewModel;
  /** Called once the changes are accepted. */
  onAccept(): void;
}

/**
 * Lists lines whose price or stock has changed, with a button that accepts new prices and quantities and removes
 * unbuyable lines.
 */
export function OrderChanges({ cart, onAccept }: OrderChangesProps) {
  const t = useTranslations('checkout');
  const { reconcile } = useLineActions();
  const accept = async () => {
    for (const view of cart.views) {
      if (isBuyable(view)) continue;
      const isRemoved = await updateCart((lines) => removeLine(lines, view.line), [trackedItem(view)]);
      if (!isRemoved) return;
    }
    if (await reconcile(cart.views)) onAccept();
  };
  return (
    <div className="grid gap-3 border-s-2 border-alert bg-backdrop px-4 py-3">
      <p className="font-semibold">{t('changed')}</p>
      <ul className="grid gap-2">
        {cart.views
          .filter(({ issue }) => issue !== null)
          .map(({ line, title, issue }) => (
            <li key={`${line.productId} ${line.variantId}`}>
              {title}
              <LineIssueNote issue={issue} />
            </li>
          ))}
      </ul>
      <button type="button" className="btn btn-quiet" onClick={accept}>
        {t('accept')}
      </button>
    </div>
  );
}
