import { asArray, asObject } from '../../wire/json.ts';
import { type Reader, readField } from '../../wire/reader.ts';
import { readText } from '../../wire/text.ts';
import { type Attribute, colorCodeName, type Variant } from '../types.ts';
import { readColorCode } from './color-code.ts';

type Kind = 'size' | 'color' | 'colorCode';

const longestCodes = 2000;
/** Words can be six hex digits too. */
const written = /^(#|rgb)/i;

const kinds = new Map<string, Kind>([
  ['size', 'size'],
  ['color', 'color'],
  ['colour', 'color'],
  ['colorcode', 'colorCode'],
  ['colourcode', 'colorCode'],
  ['code', 'colorCode'],
]);

/** Reads a variant's attributes; size, colour and colour code are known by name in any letter case (contract, Tolerance). A colour without a name goes by its code. */
export function readVariantAttributes(value: unknown, reader: Reader): Pick<Variant, Kind | 'attributes'> {
  const known: Pick<Variant, Kind> = { size: null, color: null, colorCode: null };
  const attributes: Attribute[] = [];
  for (const attribute of readPairs(value)) {
    const kind = kindOf(attribute.name);
    if (kind === undefined) attributes.push(attribute);
    else if (kind === 'colorCode')
      known.colorCode ??= readField(attribute.value, readColorCode, 'variant.ColorCode', reader);
    else known[kind] ??= attribute.value;
  }
  return { ...known, ...colorOf(known), attributes };
}

/** A colour that has only a name or only a code; a name may be a code. */
function colorOf({ color, colorCode }: Pick<Variant, 'color' | 'colorCode'>) {
  const code = colorCode ?? (color !== null && written.test(color) ? readColorCode(color) : null);
  return { color: color ?? code, colorCode: code };
}

/**
 * Reads a product's attributes. Those of one name, in any letter case, become one with comma-joined values
 * (specification section 3); values of ColorCode that are no colour are left out.
 */
export function readProductAttributes(value: unknown, reader: Reader): Attribute[] {
  const merged = new Map<string, { name: string; values: Set<string> }>();
  for (const { name: given, value: joined } of readPairs(value)) {
    const isCode = kindOf(given) === 'colorCode';
    const name = isCode ? colorCodeName : given;
    const entry = merged.get(name.toLowerCase()) ?? { name, values: new Set() };
    merged.set(name.toLowerCase(), entry);
    for (const item of isCode ? colorCodes(joined, reader) : [joined]) entry.values.add(item);
  }
  return [...merged.values()]
    .filter(({ values }) => values.size > 0)
    .map(({ name, values }) => ({ name, value: listed([...values]) }));
}

function colorCodes(joined: string, reader: Reader): string[] {
  const codes = joined
    .slice(0, longestCodes)
    .split(/,(?![^(]*\))/)
    .map((code) => readField(code, readColorCode, 'product.ColorCode', reader));
  return codes.filter((code) => code !== null);
}

function readPairs(value: unknown): Attribute[] {
  return asArray(value).flatMap((item) => {
    const pair = asObject(item);
    const name = readText(pair?.name);
    const values = Array.isArray(pair?.value) ? pair.value : [pair?.value];
    const text = listed(values.map(readText).filter((part) => part !== null));
    return name && text ? [{ name, value: text }] : [];
  });
}

/** Values after one another, with the comma of the script that they are written in. */
function listed(values: string[]): string {
  return values.join(values.some((value) => /\p{Script=Arabic}/u.test(value)) ? '، ' : ', ');
}

function kindOf(name: string): Kind | undefined {
  return kinds.get(name.toLowerCase().replace(/[\s_-]/g, ''));
}
