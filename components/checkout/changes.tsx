import { useTranslations } from 'next-intl';
import { LineNote } from '@/components/cart/line-note';
import type { CartView } from '@/components/cart/use-cart-view';
import { isBuyable, settledLines } from '@/lib/cart/line-view';
import { removeLine, settleLines } from '@/lib/cart/rules';
import { visitor } from '@/lib/visitor/state';

interface ChangesProps {
  cart: CartView;
  /** Called once they are agreed to. */
  onAccept(): void;
}

/** What has changed since the buyer last agreed, and the way to agree: new prices, what is left, and without what is gone. */
export function Changes({ cart, onAccept }: ChangesProps) {
  const t = useTranslations('checkout');
  const accept = async () => {
    const { cart: own } = await visitor();
    for (const view of cart.views) {
      if (!isBuyable(view) && !(await own.update((lines) => removeLine(lines, view.line)))) return;
    }
    if (await own.update((lines) => settleLines(lines, settledLines(cart.views)))) onAccept();
  };
  return (
    <div className="grid gap-3 border-s-2 border-alert bg-backdrop px-4 py-3">
      <p className="font-semibold">{t('changed')}</p>
      <ul className="grid gap-2">
        {cart.views
          .filter(({ trouble }) => trouble !== null)
          .map(({ line, title, trouble }) => (
            <li key={`${line.productId} ${line.variantId}`}>
              {title}
              <LineNote trouble={trouble} />
            </li>
          ))}
      </ul>
      <button type="button" className="btn btn-quiet" onClick={accept}>
        {t('accept')}
      </button>
    </div>
  );
}
