import { useLocale, useTranslations } from 'next-intl';
import type { CartView } from '@/components/cart/use-cart-view';
import { type LineView, settledLines } from '@/lib/cart/line-view';
import { settleLines } from '@/lib/cart/rules';
import type { CheckoutValues } from '@/lib/checkout/checkout-schema';
import { isUnanswered, mayBeSecond, placeOrder } from '@/lib/checkout/place-order';
import { CallError } from '@/lib/upstream/call-error';
import { visitor } from '@/lib/visitor/state';
import { usePlaced } from './use-placed.ts';

const conflict = 409;

interface OrderCallbacks {
  /** Called as soon as the order is placed. */
  onPlaced(): void;
  /** Called when another order is not waited for any longer, because this one is to be placed besides. */
  onLeft(): void;
  /** Called when nothing was ordered because something has changed that the buyer must agree to first. */
  onChanged(): void;
}

/** The function that orders what is in the cart; it throws an error with a text for the buyer where that fails. */
export function useOrder(
  cart: CartView,
  { onPlaced, onLeft, onChanged }: OrderCallbacks,
): (values: CheckoutValues) => Promise<void> {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const finish = usePlaced(cart.views, onPlaced);

  /** The lines as they are agreed to and the upstream has them now; null where the two differ. */
  const recheck = async (): Promise<LineView[] | null> => {
    const agreed = settledLines(cart.views);
    await (await visitor()).cart.update((lines) => settleLines(lines, agreed));
    const views = await cart.recheck(agreed);
    if (views.some(({ known }) => !known)) throw new Error(t('notChecked'));
    if (views.some(({ trouble }) => trouble !== null)) return null;
    if (cart.totals.incomplete) throw new Error(t('pricedNow'));
    return views;
  };

  const agreedViews = async (values: CheckoutValues): Promise<LineView[] | null> => {
    // This order may have been placed already: what has changed may be its own doing.
    if (isUnanswered(values, cart.views)) return cart.views;
    if (cart.views.some(({ trouble }) => trouble !== null)) return null;
    if (mayBeSecond(values, cart.views)) {
      onLeft();
      throw new Error(t('mayBeSecond'));
    }
    return recheck();
  };

  return async (values) => {
    const views = await agreedViews(values);
    if (views === null) return onChanged();
    try {
      await finish(await placeOrder(values, views, locale));
    } catch (error) {
      if (error instanceof CallError && error.status === conflict) {
        await cart.refresh();
        onChanged();
      }
      throw error;
    }
  };
}
