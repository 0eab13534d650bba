import type { Product, Variant } from './types.ts';

/** `colorCode` completes the colour and is no option itself. */
type OptionKind = 'color' | 'size' | 'colorCode' | 'other';

/** Keys of options by their names in the languages of the shop, in the form of {@link foldName}. */
const keysByFoldedName = new Map(
  Object.entries({
    color: 'color',
    colour: 'color',
    لون: 'color',
    size: 'size',
    مقاس: 'size',
    حجم: 'size',
    length: 'length',
    طول: 'length',
    colorcode: 'colorCode',
    colourcode: 'colorCode',
    code: 'colorCode',
    رمزاللون: 'colorCode',
    كوداللون: 'colorCode',
  }),
);
const maxKeyLength = 40;

/** Matches a key that names an option other than colour and size in the URL of a product page. */
const optionKeyPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u;

/** Returns the kind and key of the option that an attribute states; null for an attribute that identifies a variant, such as a GTIN. */
export function optionOfAttribute(attributeName: string): { kind: OptionKind; key: string } | null {
  const folded = foldName(attributeName);
  // With or without the Arabic article.
  const key = keysByFoldedName.get(folded) ?? keysByFoldedName.get(folded.replace(/^ال/, ''));
  if (key === 'color' || key === 'size' || key === 'colorCode') return { kind: key, key };
  if (isIdentifierName(attributeName)) return null;
  return { kind: 'other', key: key ?? toKey(attributeName) };
}

/** Returns whether the name of a query parameter may be the key of an option other than colour and size. */
export function isOptionKey(name: string): boolean {
  return name.length <= maxKeyLength && optionKeyPattern.test(name) && name === name.toLowerCase();
}

/** Makes the key of an option, also the name of its URL parameter, from its attribute's name; `option` for a name of symbols only. */
function toKey(attributeName: string): string {
  const key = attributeName
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')
    .slice(0, maxKeyLength);
  return key || 'option';
}

/** Returns a name in lower case, without spaces, hyphens, underscores, and the vowel marks and stretching of Arabic. */
function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-\u0640\u064B-\u0652]/g, '');
}

const gtinName = /^(?:gtin(?:8|1[234])?|ean(?:8|13)?|upca?|isbn(?:13)?|barcode)$/;
const mpnName = /^(?:mpn|(?:manufacturer)?partnumber)$/;

/** Returns whether a field or attribute with this name states the GTIN. */
export function isGtinName(name: string): boolean {
  return gtinName.test(foldIdentifierName(name));
}

/** Returns whether a field or attribute with this name states the manufacturer part number. */
export function isMpnName(name: string): boolean {
  return mpnName.test(foldIdentifierName(name));
}

/** Returns whether a field or attribute with this name identifies a product or variant. */
function isIdentifierName(name: string): boolean {
  return foldIdentifierName(name) === 'sku' || isGtinName(name) || isMpnName(name);
}

function foldIdentifierName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}

/** Names of material attributes in the languages of the shop. */
const materialNames = new Set(['material', 'fabric', 'الخامة', 'خامة', 'القماش', 'المادة']);

/** Returns whether an attribute with this name states the material. */
export function isMaterialName(name: string): boolean {
  return materialNames.has(name.trim().toLowerCase());
}

/** Returns the material of a variant, or else of the product; null when no attribute states it. */
export function materialOf(
  product: Pick<Product, 'attributes'>,
  variant?: Pick<Variant, 'attributes'>,
): string | null {
  const attributes = [...(variant?.attributes ?? []), ...product.attributes];
  return attributes.find(({ name }) => isMaterialName(name))?.value ?? null;
}
