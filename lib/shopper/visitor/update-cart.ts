import { itemIdWithoutSku } from '../../catalogue/product/item-id.ts';
import { type CartLine, isSameLine, type LineKey, quantityOf } from '../cart/cart.ts';
import type { LineView } from '../cart/line-view.ts';
import type { ListUpdater } from '../lists/local-list.ts';
import type { TrackedItem } from '../tracking/events.ts';
import { track } from '../tracking/track.ts';
import { visitorStore } from './state.ts';

interface QuantityChange {
  line: CartLine;
  /** Negative for removed units. */
  addedUnits: number;
}

/**
 * Changes the lines of the cart, and tracks the units added and removed (docs/behaviour.md §8). Resolves to true on
 * success.
 * @param items data to track for the lines that may change; a line without an item is tracked with its own title and seen price
 * @param onError gets the API's message, or '', of a failure; by default the failure is reported to the visitor
 */
export async function updateCart(
  updater: ListUpdater<CartLine>,
  items: readonly (LineKey & TrackedItem)[],
  onError?: (reason: string) => void,
): Promise<boolean> {
  let changes: QuantityChange[] = [];
  const { cart } = await visitorStore();
  const isUpdated = await cart.update((lines) => {
    const updatedLines = updater(lines);
    changes = quantityChanges(lines, updatedLines);
    return updatedLines;
  }, onError);
  if (isUpdated) for (const change of changes) trackChange(change, items);
  return isUpdated;
}

/** Returns the data to track for a line. */
export function trackedItem({ line, itemId, title, currentPrice }: LineView): LineKey & TrackedItem {
  const { productId, variantId } = line;
  return { productId, variantId, itemId, title, price: currentPrice.price };
}

function trackChange({ line, addedUnits }: QuantityChange, items: readonly (LineKey & TrackedItem)[]): void {
  const { productId, variantId, title, seenPrice } = line;
  const item = items.find((other) => isSameLine(other, line)) ?? {
    productId,
    itemId: itemIdWithoutSku(productId, variantId),
    title,
    price: seenPrice,
  };
  const type = addedUnits > 0 ? 'add-to-cart' : 'remove-from-cart';
  track({ type, item, quantity: Math.abs(addedUnits) });
}

/** Returns how many units of each line were added or removed between two states of a cart. */
function quantityChanges(before: readonly CartLine[], after: readonly CartLine[]): QuantityChange[] {
  const removedLines = before.filter((line) => quantityOf(after, line) === 0);
  return [...after, ...removedLines].flatMap((line) => {
    const addedUnits = quantityOf(after, line) - quantityOf(before, line);
    return addedUnits === 0 ? [] : [{ line, addedUnits }];
  });
}
