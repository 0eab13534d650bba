import { parseDecimal } from '../../../contract/typed-text.ts';

/** Reads a finite number, or a numeric string (contract/README.md "Tolerance"). Null for anything else. */
export function readDecimal(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' ? parseDecimal(value) : null;
}
