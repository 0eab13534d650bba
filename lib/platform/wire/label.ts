import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { asArray } from './json.ts';
import { readText } from './text.ts';

const characterReference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi;

/**
 * Reads the name or title of something, as plain text: like {@link readText}, with HTML character references such as `&amp;` and `&#8211;`
 * decoded once. Null for anything but text and numbers, and for blank text.
 */
export function readLabel(value: unknown): string | null {
  const text = readText(value);
  return text?.includes('&') ? readText(text.replace(characterReference, decode)) : text;
}

/** Reads the distinct names in an array, or in a string separated by Latin or Arabic commas. */
export function readLabels(value: unknown): string[] {
  const labels =
    typeof value === 'string'
      ? (readLabel(value) ?? '').split(/[,،]/).map(readText)
      : asArray(value).map(readLabel);
  return [...new Set(labels.filter((label) => label !== null))];
}

function decode(reference: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return decodeNamedCharacterReference(name) || reference;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}
