import { customerId } from '../auth/session.ts';
import type { AddOutcome, CartAddition, CartLine } from '../cart/cart.ts';
import { addLine } from '../cart/rules.ts';
import type { Change } from '../lists/synced-list.ts';
import { wordsOf } from '../upstream/call-error.ts';

/**
 * Adds pieces to a cart, wherever it lives, and says what became of that; what is refused, in the upstream's own words where it has
 * some (specification section 8). Never rejects.
 * @param update changes the cart; rejects where it could not
 */
export async function addTo(
  update: (change: Change<CartLine>) => Promise<unknown>,
  addition: CartAddition,
): Promise<AddOutcome> {
  // A customer's line needs a variant (specification section 5).
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
    return { refused: wordsOf(error) };
  }
}
