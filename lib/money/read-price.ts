import { readDecimal } from './decimal.ts';
import type { MinorUnits } from './money.ts';

/** Significant decimal digits that every double preserves. */
const significantDigits = 15;

/**
 * Reads a price in currency units and rounds it half up to hundredths. Null when it is negative, not a number or too large for exact
 * integers; such a price shows as 'N/A' (contract/README.md "Tolerance").
 */
export function readPrice(value: unknown): MinorUnits | null {
  const majorUnits = readDecimal(value);
  if (majorUnits === null || majorUnits < 0) return null;
  const hundredths = Math.round(timesHundred(majorUnits));
  // Adding 0 turns -0 into 0.
  return Number.isSafeInteger(hundredths) ? hundredths + 0 : null;
}

/** Multiplies by 100 in decimal notation, because `1.005 * 100` is 100.49999999999999. */
function timesHundred(value: number): number {
  const [digits, exponent = '0'] = value.toPrecision(significantDigits).split('e');
  return Number(`${digits}e${Number(exponent) + 2}`);
}
