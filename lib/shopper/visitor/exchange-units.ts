import { maxCartLines } from '../../../contract/limits.ts';
import { type CartAddition, type CartExchange, type CartLine, isSameLine, quantityOf } from '../cart/cart.ts';
import type { CartItem } from '../cart/cart-item.ts';
import { removeUnits, restoreLines } from '../cart/lines.ts';
import type { ListUpdater } from '../lists/local-list.ts';
import { visitorStore } from './state.ts';
import { updateCart } from './update-cart.ts';

/**
 * Exchanges units in the cart for as many of another variant, and tracks both. When one of the two changes fails, the other is undone; the
 * outcome says what the cart then holds. Never rejects.
 */
export async function exchangeUnits(
  item: CartItem,
  newItem: CartItem,
  units: number,
): Promise<CartAddition | CartExchange> {
  const { cart } = await visitorStore();
  let reason = '';
  const update = (updater: ListUpdater<CartLine>) =>
    updateCart(updater, [item, newItem], (message) => {
      reason = message;
    });
  const end = (outcome: CartExchange['outcome']): CartExchange => ({
    list: 'cart',
    outcome,
    item: newItem,
    quantity: units,
  });
  const takeOut = () => update((lines) => removeUnits(lines, item, units));

  const linesBefore = cart.get();
  const oldLine = linesBefore.find((line) => isSameLine(line, item));
  const isFull = linesBefore.length >= maxCartLines && quantityOf(linesBefore, newItem) === 0;
  // A failed call may have reached the account. The cart, which is read again then, tells.
  const isTakenOut = (lines: readonly CartLine[]) => quantityOf(lines, item) < (oldLine?.quantity ?? 0);

  if (isFull && oldLine && oldLine.quantity <= units) {
    // Only the place of the old line is left for the new one.
    if (!(await takeOut()) && !isTakenOut(cart.get())) return end({ rejected: reason });
    const addition = await cart.add(newItem, units);
    if (addition.outcome === 'added') return addition;
    const isRestored = await update((lines) => restoreLines(lines, [oldLine]));
    return isRestored || !isTakenOut(cart.get()) ? addition : { ...end('neither'), item };
  }
  // Adds first, so that a rejected addition changes nothing.
  const addition = await cart.add(newItem, units);
  if (addition.outcome !== 'added' || (await takeOut())) return addition;
  await update((lines) => (isTakenOut(lines) ? lines : removeUnits(lines, newItem, units)));
  const lines = cart.get();
  if (isTakenOut(lines)) return addition;
  return end(quantityOf(lines, newItem) > quantityOf(linesBefore, newItem) ? 'both' : { rejected: reason });
}
