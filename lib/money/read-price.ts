import { readDecimal } from './decimal.ts';
import type { Minor } from './money.ts';

const significantDigits = 15;

/**
 * Reads a wire price in whole units and rounds it half up to hundredths. Null when it is negative, not a number, or
 * too large to be counted exactly: such a price shows as 'N/A' (specification section 2, contract, Tolerance).
 */
export function readPrice(value: unknown): Minor | null {
  const units = readDecimal(value);
  if (units === null || units < 0) return null;
  const minor = Math.round(hundredfold(units));
  return Number.isSafeInteger(minor) ? minor + 0 : null;
}

/** Moves the decimal point in the text of the number, because `1.005 * 100` is 100.49999999999999. */
function hundredfold(units: number): number {
  const [digits, exponent = '0'] = units.toPrecision(significantDigits).split('e');
  return Number(`${digits}e${Number(exponent) + 2}`);
}
