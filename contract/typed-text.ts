import { westernDigits } from './western-digits.ts';

/**
 * Normalisation of text that people type or paste, in every form, query parameter and API request (docs/behaviour.md §5). Browsers load
 * this file on demand. Normalising a text again changes nothing.
 */

/** Spaces of fixed width, which contacts, word processors and formatted numbers contain in place of a plain one. */
const fixedWidthSpace = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
/** Any dash or minus sign; tatweel, which Arabic keyboards have in the place of a dash, between Latin letters or digits only. */
const anyDash = /[\p{Pd}\u2043\u2212]|(?<=[a-z\d])\u0640+(?=[a-z\d])/giu;
/** Characters without a width: joiners, soft hyphens, marks of direction, byte order marks. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** The same without joiners, which are letters of some words, and without variation selectors and tags, which are parts of emoji. */
const invisibleInText =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}/gu;
const repeatedJoiner = /([\u200c\u200d])[\u200c\u200d]+/g;
/** A joiner that is not inside a word or an emoji. */
const looseJoiner =
  /(?<![\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{N}\p{Extended_Pictographic}])/gu;

/**
 * Normalises a name, a message or a search: removes invisible characters except joiners inside a word, makes every space a plain one,
 * and trims. A text of invisible characters alone is empty.
 */
export function normalizeText(text: string): string {
  const visible = text
    .replace(invisibleInText, '')
    .replace(fixedWidthSpace, ' ')
    .replace(repeatedJoiner, '$1')
    .replace(looseJoiner, '')
    .trim();
  return visible.replace(invisible, '').trim() === '' ? '' : visible;
}

/**
 * Normalises a code, such as a coupon, an order number, an e-mail address, a phone number or a postcode: removes invisible characters,
 * converts digits to Western ones and any dash to a hyphen, and trims.
 */
export function normalizeCode(text: string): string {
  return westernDigits(text)
    .replace(invisible, '')
    .replace(fixedWidthSpace, ' ')
    .replace(anyDash, '-')
    .trim();
}

/** Returns the form in which two spellings of an order number are the same: without `#`, spaces and hyphens, in capitals. */
export function orderNumberKey(number: string): string {
  return normalizeCode(number)
    .replace(/[#\s-]/g, '')
    .toUpperCase();
}

const maxNumberLength = 40;
/** Optional minus sign, digits with or without commas between thousands, optional decimals; at least one digit. */
const decimal = /^-?(?=\.?\d)(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?$/;

/**
 * Parses a number in Western, Arabic or Persian digits, with optional separators of thousands: `1,250.50`, `١٬٢٥٠٫٥٠`. Null for anything
 * else; a comma is never a decimal point.
 */
export function parseDecimal(text: string): number | null {
  if (text.length > maxNumberLength) return null;
  const normalized = normalizeCode(text)
    .replace('٫', '.')
    .replace(/[٬،]|(?<=\d)[ '’](?=\d{3}(?!\d))/g, ',');
  return decimal.test(normalized) ? Number(normalized.replaceAll(',', '')) : null;
}
