import { readDecimal } from '../money/decimal.ts';

/** Reads a number of pieces or things, sent as a number or text: whole, never below 0; null when it cannot be read. */
export function readQuantity(value: unknown): number | null {
  const count = readDecimal(value);
  return count === null ? null : Math.min(Math.max(0, Math.floor(count)), Number.MAX_SAFE_INTEGER);
}

/** Reads a yes or no, sent as a boolean, as its text or as a count: a count of zero is no (specification section 3). */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  const count = readQuantity(value);
  return count === null ? null : count > 0;
}
