import { normalizeCode, parseDecimal } from '../../../contract/typed-text.ts';

/** Currency before or after an amount: a word, an abbreviation such as `ج.م.`, or a sign. */
const currency = /^(?:\p{L}[\p{L}.]*|\p{Sc})\s*|\s*(?:\p{L}[\p{L}.]*|\p{Sc})$/gu;
/** Higher prices count as this one. */
const maxUnits = 1e9;

/**
 * Parses a price that a visitor typed, in currency units with at most three decimals: `1,500`, `١٬٥٠٠`, `EGP 1500`. Null for anything
 * else, such as a range or a negative number.
 */
export function parseTypedPrice(text: string): number | null {
  // `normalizeCode` removes marks of direction, behind which the pattern would not find the currency.
  const units = parseDecimal(normalizeCode(text).replace(currency, ''));
  return units === null || units < 0 ? null : Math.min(Math.round(units * 1000) / 1000, maxUnits);
}
