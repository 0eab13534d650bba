import type { JsonObject } from '../../wire/json.ts';
import { readText } from '../../wire/text.ts';
import type { Attribute, TradeNumbers } from '../types.ts';

const gtinName = /^(?:gtin(?:8|1[234])?|ean(?:8|13)?|upca?|isbn(?:13)?|barcode)$/;
const mpnName = /^(?:mpn|(?:manufacturer)?partnumber)$/;
const longestMpn = 70;

/**
 * Reads the numbers under which others know a product or a variant, from fields or attributes of any such name. A number that is none,
 * which its check digit tells, is left out.
 */
export function readTradeNumbers(raw: JsonObject, attributes: readonly Attribute[]): TradeNumbers {
  const given: [string, unknown][] = [
    ...Object.entries(raw),
    ...attributes.map(({ name, value }): [string, string] => [name, value]),
  ];
  const find = (isName: RegExp, read: (value: unknown) => string | null) =>
    given
      .filter(([name]) => isName.test(name.toLowerCase().replace(/[\s_-]/g, '')))
      .map(([, value]) => read(value))
      .find((value) => value !== null);
  const [gtin, mpn] = [find(gtinName, readGtin), find(mpnName, readMpn)];
  return { ...(gtin && { gtin }), ...(mpn && { mpn }) };
}

/** Numbers that shops give out themselves (02, 04, 2, and short ones that begin with 0 or 2) and coupons (05, 98, 99). */
const ofTheShop = /^(?:\d(?:2|0[245]|9[89])|0{6}[02])/;

function readGtin(value: unknown): string | null {
  const digits = readText(value)?.replace(/[\s-]/g, '') ?? '';
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const whole = digits.padStart(14, '0');
  const sum = [...whole].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0 && !ofTheShop.test(whole) ? digits : null;
}

function readMpn(value: unknown): string | null {
  const text = readText(value);
  return text !== null && text.length <= longestMpn ? text : null;
}
