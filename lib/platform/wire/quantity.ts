import { readDecimal } from '../money/decimal.ts';

/** Reads a quantity, sent as a number or string: rounded down, and at least 0; null when unreadable. */
export function readQuantity(value: unknown): number | null {
  const count = readDecimal(value);
  return count === null ? null : Math.min(Math.max(0, Math.floor(count)), Number.MAX_SAFE_INTEGER);
}

/** Reads a flag, sent as a boolean, "true", "false" or a count; a count of 0 is false. Null when unreadable. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  const count = readQuantity(value);
  return count === null ? null : count > 0;
}
