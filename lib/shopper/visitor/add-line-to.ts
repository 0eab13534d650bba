import { customerId } from '../../platform/auth/session.ts';
import { upstreamMessageOf } from '../../platform/upstream/call-error.ts';
import type { AddOutcome, CartAddition, CartLine } from '../cart/cart.ts';
import { addLine } from '../cart/rules.ts';
import type { ListUpdater } from '../lists/synced-list.ts';

/**
 * Adds a line to the cart and resolves to the outcome, with the API's message when it rejects the line. Never rejects.
 * @param update updates the cart; rejects when that fails
 */
export async function addLineTo(
  update: (updater: ListUpdater<CartLine>) => Promise<unknown>,
  addition: CartAddition,
): Promise<AddOutcome> {
  // A line in an account needs a variant (docs/behaviour.md §4.5).
  if (customerId() !== null && addition.line.variantId === null) return 'no-more';
  let outcome: AddOutcome = 'added';
  try {
    await update((lines) => {
      const added = addLine(lines, addition);
      outcome = added.outcome;
      return added.lines;
    });
    return outcome;
  } catch (error) {
    return { rejected: upstreamMessageOf(error) };
  }
}
