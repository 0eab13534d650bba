import { asArray, asObject } from '../../../platform/wire/json.ts';
import { readLabel } from '../../../platform/wire/label.ts';
import { type ReadContext, readField } from '../../../platform/wire/read-context.ts';
import { optionNameOf } from '../../product/option-names.ts';
import { type Attribute, colorCodeName, type Variant } from '../../product/types.ts';
import { readColorCode } from './color-code.ts';

/** A list of colour codes is read up to this number of characters. */
const maxCodesLength = 2000;
/** Beginning of a text that is surely a colour code; six hex digits alone may be a word, such as "facade". */
const colorCodePrefix = /^(#|rgb)/i;

/**
 * Reads a variant's attributes. Size, colour and colour code match by name, in English or Arabic and any letter case (contract/README.md
 * "Tolerance"); a colour without a name is named by its code. `optionKeys` lists the options that the attributes state, in their order.
 */
export function readVariantAttributes(
  value: unknown,
  context: ReadContext,
): { options: Pick<Variant, 'size' | 'color' | 'colorCode' | 'attributes'>; optionKeys: string[] } {
  const known: Pick<Variant, 'size' | 'color' | 'colorCode'> = { size: null, color: null, colorCode: null };
  const attributes: Attribute[] = [];
  const optionKeys = new Set<string>();
  for (const attribute of readAttributeList(value)) {
    const { kind, key } = optionNameOf(attribute.name) ?? { kind: 'other' };
    if (key !== undefined) optionKeys.add(kind === 'colorCode' ? 'color' : key);
    if (kind === 'other') attributes.push(attribute);
    else if (kind === 'colorCode')
      known.colorCode ??= readField(attribute.value, readColorCode, 'variant.ColorCode', context);
    else known[kind] ??= attribute.value;
  }
  return { options: { ...known, ...completeColor(known), attributes }, optionKeys: [...optionKeys] };
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
    const isColorCode = optionNameOf(rawName)?.kind === 'colorCode';
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
