import { asArray, asObject, type JsonObject } from '../../../platform/wire/json.ts';
import { readLabel } from '../../../platform/wire/label.ts';
import { type ReadContext, readField } from '../../../platform/wire/read-context.ts';
import { readText } from '../../../platform/wire/text.ts';
import { isGtinName, isMpnName, optionOfAttribute } from '../../product/attribute-names.ts';
import { type Attribute, colorCodeName, type ProductIdentifiers, type Variant } from '../../product/types.ts';

/** A list of colour codes is read up to this number of characters. */
const maxCodesLength = 2000;
/** Beginning of a text that is surely a colour code; six hex digits alone may be a word, such as "facade". */
const colorCodePrefix = /^(#|rgb)/i;

/**
 * Reads a variant's attributes. Size, colour and colour code match by name, in English or Arabic and any letter case (contract/README.md
 * "Tolerance"); a colour without a name is named by its code. `fields` are those of the variant; `optionKeys` lists the options that
 * the attributes state, in their order.
 */
export function readVariantAttributes(
  value: unknown,
  context: ReadContext,
): { fields: Pick<Variant, 'size' | 'color' | 'colorCode' | 'attributes'>; optionKeys: string[] } {
  const known: Pick<Variant, 'size' | 'color' | 'colorCode'> = { size: null, color: null, colorCode: null };
  const attributes: Attribute[] = [];
  const optionKeys = new Set<string>();
  for (const attribute of readAttributeList(value)) {
    // An identifier, such as a GTIN, is an attribute but no option.
    const { kind, key } = optionOfAttribute(attribute.name) ?? { kind: 'other' };
    if (key !== undefined) optionKeys.add(kind === 'colorCode' ? 'color' : key);
    if (kind === 'other') attributes.push(attribute);
    else if (kind === 'colorCode')
      known.colorCode ??= readField(attribute.value, readColorCode, 'variant.ColorCode', context);
    else known[kind] ??= attribute.value;
  }
  return { fields: { ...known, ...completeColor(known), attributes }, optionKeys: [...optionKeys] };
}

/** Completes a colour that has only a name or only a code; the name may itself be a code. */
function completeColor({ color, colorCode }: Pick<Variant, 'color' | 'colorCode'>) {
  const code = colorCode ?? (color !== null && colorCodePrefix.test(color) ? readColorCode(color) : null);
  return { color: color ?? code, colorCode: code };
}

/**
 * Reads a product's attributes. Attributes of the same name in any letter case are merged; invalid colours in ColorCode are
 * dropped.
 */
export function readProductAttributes(value: unknown, context: ReadContext): Attribute[] {
  const entriesByName = new Map<string, { name: string; values: Set<string> }>();
  for (const { name: rawName, value: joinedValues } of readAttributeList(value)) {
    const isColorCode = optionOfAttribute(rawName)?.kind === 'colorCode';
    const name = isColorCode ? colorCodeName : rawName;
    const entry = entriesByName.get(name.toLowerCase()) ?? { name, values: new Set() };
    entriesByName.set(name.toLowerCase(), entry);
    const values = isColorCode ? colorCodes(joinedValues, context) : [joinedValues];
    for (const attributeValue of values) entry.values.add(attributeValue);
  }
  return [...entriesByName.values()]
    .filter(({ values }) => values.size > 0)
    .map(({ name, values }) => ({ name, value: joinValues([...values]) }));
}

function colorCodes(joinedValues: string, context: ReadContext): string[] {
  const codes = joinedValues
    .slice(0, maxCodesLength)
    // Commas inside `rgb(…)` do not separate codes.
    .split(/,(?![^(]*\))/)
    .map((code) => readField(code, readColorCode, 'product.ColorCode', context));
  return codes.filter((code) => code !== null);
}

/** Reads the attributes that have a name and a value. Several values of an attribute are joined. */
function readAttributeList(value: unknown): Attribute[] {
  return asArray(value).flatMap((item) => {
    const pair = asObject(item);
    const name = readLabel(pair?.name);
    const values = Array.isArray(pair?.value) ? pair.value : [pair?.value];
    const joinedValues = joinValues(values.map(readLabel).filter((text) => text !== null));
    return name && joinedValues ? [{ name, value: joinedValues }] : [];
  });
}

/** Joins values by the comma of their script. */
function joinValues(values: string[]): string {
  return values.join(values.some((value) => /\p{Script=Arabic}/u.test(value)) ? '، ' : ', ');
}

const maxColorLength = 64;
/** Groups: six digits; six digits before an alpha channel; three digits, with or without an alpha digit. */
const hexColor = /^#?([\da-f]{6})$|^#([\da-f]{6})[\da-f]{2}$|^#([\da-f]{3})[\da-f]?$/i;
const rgbColor = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*[\d.]+%?\s*)?\)$/i;

/** Reads a CSS colour in hex or rgb notation as `#rrggbb`, without its alpha channel; null for anything else. */
export function readColorCode(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxColorLength) return null;
  const text = value.trim();
  const [, six, eight, short] = hexColor.exec(text) ?? [];
  const digits = six ?? eight ?? short?.replace(/./g, '$&$&') ?? fromRgb(text);
  return digits ? `#${digits.toLowerCase()}` : null;
}

function fromRgb(text: string): string | null {
  const channels = rgbColor.exec(text)?.slice(1).map(Number);
  if (!channels || channels.some((channel) => channel > 255)) return null;
  return channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
}

/** Longest MPN that Google Merchant accepts. */
const maxMpnLength = 70;

/**
 * Reads GTIN and MPN of a product or variant from fields or attributes under their usual names. Drops GTINs with a wrong check
 * digit.
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
