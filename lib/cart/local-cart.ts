import { localList } from '../lists/local-list.ts';
import { type AddOutcome, type CartSource, sameLine } from './cart.ts';
import type { MergedCart } from './merge.ts';
import { readLine } from './read-line.ts';
import { addLine, decrementLine, removeLine, restoreLines, settleLines } from './rules.ts';

/** A cart in this browser. */
export interface LocalCart extends CartSource, MergedCart {}

/** The cart of someone without an account, in local storage (specification section 4). */
export function localCart(): LocalCart {
  const stored = localList('cart_products', readLine, sameLine);
  return {
    get: stored.get,
    onChange: stored.subscribe,
    async add(addition) {
      let outcome: AddOutcome = 'added';
      await stored.update((lines) => {
        const added = addLine(lines, addition);
        outcome = added.outcome;
        return added.lines;
      });
      return outcome;
    },
    async decrement(key) {
      await stored.update((lines) => decrementLine(lines, key));
    },
    async remove(key) {
      await stored.update((lines) => removeLine(lines, key));
    },
    async clear() {
      await stored.update(() => []);
    },
    async restore(removed) {
      await stored.update((lines) => restoreLines(lines, removed));
    },
    replace: stored.update,
    async settle(settled) {
      await stored.update((lines) => settleLines(lines, settled));
    },
  };
}
