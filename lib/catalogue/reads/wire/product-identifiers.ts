import type { JsonObject } from '../../../platform/wire/json.ts';
import { readText } from '../../../platform/wire/text.ts';
import { isGtinName, isMpnName } from '../../product/attribute-names.ts';
import type { Attribute, ProductIdentifiers } from '../../product/types.ts';

/** Longest MPN that Google Merchant accepts. */
const maxMpnLength = 70;

/**
 * Reads GTIN and MPN of a product or variant from fields or attributes under their usual names. Drops a GTIN with a wrong check digit or
 * of restricted circulation, and an MPN that is too long.
 */
export function readProductIdentifiers(
  raw: JsonObject,
  attributes: readonly Attribute[],
): ProductIdentifiers {
  const entries: [string, unknown][] = [
    ...Object.entries(raw),
    ...attributes.map(({ name, value }): [string, string] => [name, value]),
  ];
  const findIdentifier = (isName: (name: string) => boolean, read: (value: unknown) => string | null) =>
    entries
      .filter(([name]) => isName(name))
      .map(([, value]) => read(value))
      .find((value) => value !== null);
  const [gtin, mpn] = [findIdentifier(isGtinName, readGtin), findIdentifier(isMpnName, readMpn)];
  return { ...(gtin && { gtin }), ...(mpn && { mpn }) };
}

/**
 * Matches GTINs of restricted circulation, padded to 14 digits. Their prefixes are 02, 04 and 2 (in a GTIN-8: 0 and 2) for internal
 * use, and 05, 98 and 99 for coupons. The first of the 14 digits is not part of the prefix.
 */
const restrictedGtin = /^(?:\d(?:2|0[245]|9[89])|0{6}[02])/;

function readGtin(value: unknown): string | null {
  const digits = readText(value)?.replace(/[\s-]/g, '') ?? '';
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const gtin14 = digits.padStart(14, '0');
  // Check digit: with weights 3 and 1 in turn, the sum is a multiple of 10.
  const weightedSum = [...gtin14].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return weightedSum % 10 === 0 && !restrictedGtin.test(gtin14) ? digits : null;
}

function readMpn(value: unknown): string | null {
  const text = readText(value);
  return text !== null && text.length <= maxMpnLength ? text : null;
}
