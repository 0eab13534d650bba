import type { MinorUnits } from '../../../platform/money/money.ts';
import { readColorCode } from '../../../platform/wire/color-code.ts';
import { type Id, isSameId, readId } from '../../../platform/wire/identifiers.ts';
import { readInstant } from '../../../platform/wire/instant.ts';
import { asArray, asObject, type JsonObject } from '../../../platform/wire/json.ts';
import { readLabel } from '../../../platform/wire/label.ts';
import { readQuantity } from '../../../platform/wire/quantity.ts';
import {
  type PriceReadContext,
  type ReadContext,
  readField,
  readImages,
  readList,
  readPriceField,
} from '../../../platform/wire/read-context.ts';
import { readText } from '../../../platform/wire/text.ts';
import { optionOfAttribute } from '../../product/attribute-names.ts';
import { itemId } from '../../product/item-id.ts';
import { optionValue } from '../../product/options.ts';
import {
  type Attribute,
  type ProductOption,
  type Sale,
  skuOptionKey,
  type Variant,
} from '../../product/types.ts';
import { hasIndistinctVariants, optionsOf } from '../../product/variant-options.ts';
import { readProductIdentifiers } from './product-identifiers.ts';

interface Variants {
  variants: Variant[];
  options: ProductOption[];
  /** Id of one of the variants; null when unknown. */
  defaultVariantId: Id | null;
}

/**
 * Reads the variants of a product, their options, and the id of the default variant. Of variants with the same id, the first counts. The
 * API sends the default variant as an id or as an object. A complete object counts as a variant when the product lists none. Where the
 * attributes do not tell all variants apart, the SKU becomes an option.
 */
export function readVariants(product: JsonObject, productId: Id, context: PriceReadContext): Variants {
  const entriesById = new Map<string, VariantEntry>();
  for (const entry of readList(product.variants, readVariant, context)) {
    if (!entriesById.has(String(entry.variant.id))) entriesById.set(String(entry.variant.id), entry);
  }
  const defaultVariant = product.defaultVariant;
  if (entriesById.size === 0 && isCompleteVariant(defaultVariant)) {
    const onlyEntry = readVariant(defaultVariant, context);
    if (onlyEntry) entriesById.set(String(onlyEntry.variant.id), onlyEntry);
  }
  const variants = [...entriesById.values()].map(({ variant }) => variant);
  const optionOrder = new Set([...entriesById.values()].flatMap(({ optionKeys }) => optionKeys));
  unifySpelling(variants, 'size');
  unifySpelling(variants, 'color');
  unifyAttributes(variants);
  const options = optionsOf(variants, optionOrder);
  if (hasIndistinctVariants(variants, options)) {
    context.reportIndistinctVariants(productId);
    options.push(addSkuOption(variants, productId));
  }
  const defaultId = readId(asObject(defaultVariant)?.id ?? defaultVariant);
  const matchingVariant = variants.find((variant) => defaultId !== null && isSameId(variant.id, defaultId));
  return { variants, options, defaultVariantId: matchingVariant?.id ?? null };
}

/** True for a default variant that is a complete object, not only an id. */
function isCompleteVariant(value: unknown): boolean {
  const raw = asObject(value);
  return raw !== null && 'quantity' in raw && 'price' in raw;
}

/** Spells all sizes, or colours, that differ only in letter case as the first of them (contract/README.md "Tolerance"). */
function unifySpelling(variants: Variant[], name: 'size' | 'color'): void {
  const spell = createSpeller();
  for (const variant of variants) {
    const value = variant[name];
    if (value !== null) variant[name] = spell(value);
  }
}

/** Names all attributes of one option as the first of them, and spells their values that differ only in letter case as the first value. */
function unifyAttributes(variants: Variant[]): void {
  const unifiedByKey = new Map<string, { name: string; spell: (value: string) => string }>();
  for (const variant of variants) {
    variant.attributes = variant.attributes.map(({ name, value }) => {
      const key = optionOfAttribute(name)?.key;
      if (key === undefined) return { name, value };
      const unified = unifiedByKey.get(key) ?? { name, spell: createSpeller() };
      unifiedByKey.set(key, unified);
      return { name: unified.name, value: unified.spell(value) };
    });
  }
}

/** Creates a function that respells values: the first spelling of a value replaces later ones in other letter case. */
function createSpeller(): (value: string) => string {
  const spellings = new Map<string, string>();
  return (value) => {
    const spelling = spellings.get(value.toLowerCase()) ?? value;
    spellings.set(value.toLowerCase(), spelling);
    return spelling;
  };
}

/** Adds an attribute with the item id to all variants and returns its option. The item id is the SKU where that is unique and short. */
function addSkuOption(variants: Variant[], productId: Id): ProductOption {
  const option: ProductOption = { key: skuOptionKey, kind: 'other', name: 'SKU', values: [] };
  const itemIds = variants.map((variant) => itemId({ id: productId, variants }, variant));
  for (const [index, variant] of variants.entries()) {
    const attributes = variant.attributes.filter(({ name }) => name !== option.name);
    variant.attributes = [...attributes, { name: option.name, value: itemIds[index] ?? '' }];
  }
  return { ...option, values: variants.map((variant) => optionValue(variant, option) ?? '') };
}

/** A variant, and the keys of the options that its attributes state, in their order. */
interface VariantEntry {
  variant: Variant;
  optionKeys: string[];
}

/**
 * Reads a variant. Without a valid id, reports the id and returns null. Unknown stock becomes 0. A price of 0 becomes null, because
 * APIs send 0 when they have no price.
 */
function readVariant(value: unknown, context: PriceReadContext): VariantEntry | null {
  const raw = asObject(value) ?? {};
  const id = readId(raw.id);
  if (id === null) {
    context.reportUnreadable('variant.id');
    return null;
  }
  const { fields, optionKeys } = readVariantAttributes(raw.attributes, context);
  const variant: Variant = {
    id,
    sku: readText(raw.sku),
    price: readPriceField(raw.price, 'variant.price', context) || null,
    sale: readSale(raw, 'variant', context),
    stock: readField(raw.quantity, readQuantity, 'variant.quantity', context) ?? 0,
    images: readImages(raw.images, 'variant.images', context),
    ...fields,
    ...readProductIdentifiers(raw, fields.attributes),
  };
  return { variant, optionKeys };
}

/** Beginning of a text that is surely a colour code; six hex digits alone may be a word, such as "facade". */
const colorCodePrefix = /^(#|rgb)/i;

/**
 * Reads a variant's attributes. Size, colour and colour code are recognised by the attribute's name, in English or Arabic and any letter
 * case (contract/README.md "Tolerance"). A colour without a name is named by its code. `fields` belong to the variant; `optionKeys` are the
 * keys of the options that the attributes state, in order.
 */
export function readVariantAttributes(
  value: unknown,
  context: ReadContext,
): { fields: Pick<Variant, 'size' | 'color' | 'colorCode' | 'attributes'>; optionKeys: string[] } {
  const sizeAndColor: Pick<Variant, 'size' | 'color' | 'colorCode'> = {
    size: null,
    color: null,
    colorCode: null,
  };
  const attributes: Attribute[] = [];
  const optionKeys = new Set<string>();
  for (const attribute of readAttributeList(value)) {
    // An identifier, such as a GTIN, is an attribute but no option.
    const { kind, key } = optionOfAttribute(attribute.name) ?? { kind: 'other' };
    if (key !== undefined) optionKeys.add(kind === 'colorCode' ? 'color' : key);
    if (kind === 'other') attributes.push(attribute);
    else if (kind === 'colorCode')
      sizeAndColor.colorCode ??= readField(attribute.value, readColorCode, 'variant.ColorCode', context);
    else sizeAndColor[kind] ??= attribute.value;
  }
  return {
    fields: { ...sizeAndColor, ...completeColor(sizeAndColor), attributes },
    optionKeys: [...optionKeys],
  };
}

/** Completes a colour that has only a name or only a code; the name may itself be a code. */
function completeColor({ color, colorCode }: Pick<Variant, 'color' | 'colorCode'>) {
  const code = colorCode ?? (color !== null && colorCodePrefix.test(color) ? readColorCode(color) : null);
  return { color: color ?? code, colorCode: code };
}

/** Reads the attributes that have a name and a value. Several values of an attribute are joined. */
export function readAttributeList(value: unknown): Attribute[] {
  return asArray(value).flatMap((item) => {
    const pair = asObject(item);
    const name = readLabel(pair?.name);
    const values = Array.isArray(pair?.value) ? pair.value : [pair?.value];
    const joinedValues = joinValues(values.map(readLabel).filter((text) => text !== null));
    return name && joinedValues ? [{ name, value: joinedValues }] : [];
  });
}

/** Joins values by the comma of their script. */
export function joinValues(values: string[]): string {
  return values.join(values.some((value) => /\p{Script=Arabic}/u.test(value)) ? '، ' : ', ');
}

/**
 * Reads a sale; null unless salePrice, startAt and endAt are set (docs/behaviour.md §4.2). A sale price of 0 counts as missing.
 * @param fieldPrefix prefix of reported field names, such as `variant`
 */
export function readSale(raw: JsonObject, fieldPrefix: string, context: PriceReadContext): Sale | null {
  return withSaleWindow(
    readPriceField(raw.salePrice, `${fieldPrefix}.salePrice`, context),
    raw,
    fieldPrefix,
    context,
  );
}

/** Adds the window of a sale to its price; null without a price, a start or an end. */
export function withSaleWindow(
  price: MinorUnits | null,
  raw: JsonObject,
  fieldPrefix: string,
  context: ReadContext,
): Sale | null {
  const startsAt = readField(raw.startAt, readInstant, `${fieldPrefix}.startAt`, context);
  const endsAt = readField(raw.endAt, readInstant, `${fieldPrefix}.endAt`, context);
  return price && startsAt !== null && endsAt !== null ? { price, startsAt, endsAt } : null;
}
