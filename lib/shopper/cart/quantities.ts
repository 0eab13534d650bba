import { type CartLine, isSameLine, type LineKey } from './cart.ts';

/** Quantity of a line in the cart; 0 when it is missing. */
export function quantityOf(lines: readonly CartLine[], key: LineKey): number {
  return lines.find((line) => isSameLine(line, key))?.quantity ?? 0;
}

/** Sum of all quantities. */
export function totalQuantity(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
