import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { localePath } from '@/lib/address/address';
import { sameLine } from '@/lib/cart/cart';
import type { LineView } from '@/lib/cart/line-view';
import { removeLine } from '@/lib/cart/rules';
import { dropDraft } from '@/lib/checkout/draft';
import { afterOrder } from '@/lib/checkout/payments';
import type { AnsweredOrder } from '@/lib/checkout/place-order';
import { rememberPlaced } from '@/lib/checkout/placed';
import { track } from '@/lib/tracking/track';
import { visitor } from '@/lib/visitor/state';

/** What happens once an order is known to be placed: it is remembered, leaves the cart, and the buyer goes on. */
export function usePlaced(
  views: readonly LineView[],
  onPlaced: () => void,
): (order: AnsweredOrder) => Promise<void> {
  const locale = useLocale();
  const router = useRouter();
  return async ({ id, number, isHeld, sent }) => {
    const { total, currency } = sent;
    const ordered = views.filter(({ line }) => sent.lines.some((other) => sameLine(line, other)));
    const itemIds = ordered.map(({ itemId }) => itemId);
    if (total !== null) track({ type: 'purchase', orderId: id, total, currency, itemIds });
    rememberPlaced({ id, number, isHeld, email: sent.email });
    dropDraft();
    onPlaced();
    router.push(localePath(locale, afterOrder(sent.payment, { id, number, isHeld })));
    await takeOutOfCart(sent.lines);
  };
}

/**
 * Empties the cart of what was ordered; an upstream may have done so with a customer's by itself. A line with more pieces than that
 * has been added to since, and stays.
 */
async function takeOutOfCart(ordered: AnsweredOrder['sent']['lines']): Promise<void> {
  const { cart, reload } = await visitor();
  await reload();
  for (const line of ordered) {
    const present = cart.get().find((other) => sameLine(other, line));
    if (present && present.quantity <= line.quantity)
      await cart.update((lines) => removeLine(lines, present));
  }
}
