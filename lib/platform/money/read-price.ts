import { shiftDecimals } from '../../../contract/currency.ts';
import { readDecimal } from './decimal.ts';
import type { MinorUnits } from './money.ts';

/**
 * Reads a price in currency units and rounds it half up to minor units. Null when it is negative, not a number or too large for exact
 * integers; such a price shows as 'N/A' (contract/README.md "Tolerance").
 * @param decimals number of decimals of the currency
 */
export function readPrice(value: unknown, decimals: number): MinorUnits | null {
  const units = readDecimal(value);
  if (units === null || units < 0) return null;
  const amount = shiftDecimals(units, decimals);
  // Adding 0 turns -0 into 0.
  return Number.isSafeInteger(amount) ? amount + 0 : null;
}
