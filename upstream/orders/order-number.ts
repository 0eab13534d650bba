import { randomInt } from 'node:crypto';

/** Excludes characters that are easily confused: 0 O, 1 I L, U V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const suffixLength = 8;

/** Generates a random order number such as RD-2026-7K3MQ9ZB. */
export function generateOrderNumber(now: Date): string {
  const suffix = Array.from({ length: suffixLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `RD-${now.getUTCFullYear()}-${suffix}`;
}

/** Normalizes a typed order number: no spaces, upper case. */
export function normalizeOrderNumber(input: string): string {
  return input.replace(/\s/g, '').toUpperCase();
}
