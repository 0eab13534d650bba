const gtinName = /^(?:gtin(?:8|1[234])?|ean(?:8|13)?|upca?|isbn(?:13)?|barcode)$/;
const mpnName = /^(?:mpn|(?:manufacturer)?partnumber)$/;

/** Returns whether a field or attribute with this name states the GTIN. */
export function isGtinName(name: string): boolean {
  return gtinName.test(fold(name));
}

/** Returns whether a field or attribute with this name states the manufacturer part number. */
export function isMpnName(name: string): boolean {
  return mpnName.test(fold(name));
}

/** Returns whether a field or attribute with this name identifies a product or variant. */
export function isIdentifierName(name: string): boolean {
  return fold(name) === 'sku' || isGtinName(name) || isMpnName(name);
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}
