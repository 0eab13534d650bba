import { randomInt } from 'node:crypto';
import { orderNumberKey } from '../../contract/typed-text.ts';

/** Excludes characters that are easily confused: 0 O, 1 I L, U V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const suffixLength = 8;

/** Generates a random order number such as RD-2026-7K3MQ9ZB. */
export function generateOrderNumber(now: Date): string {
  const suffix = Array.from({ length: suffixLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `RD-${now.getUTCFullYear()}-${suffix}`;
}

/** Returns a typed order number as it is stored, whatever its case and separators; any other text without spaces, in capitals. */
export function normalizeOrderNumber(input: string): string {
  const key = orderNumberKey(input);
  const [, prefix, year, suffix] = /^(RD)(\d{4})([A-Z\d]+)$/.exec(key) ?? [];
  return prefix === undefined ? key : `${prefix}-${year}-${suffix}`;
}
