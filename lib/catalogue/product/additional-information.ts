import { valuesOfKind } from './options.ts';
import { type Swatch, swatchesOf } from './selection.ts';
import { colorCodeAttributeName, type Product } from './types.ts';

export interface InformationRow {
  name: string;
  values: string[];
  /** Swatches to show; set when the values are colours with codes. */
  swatches?: Swatch[];
}

/**
 * Returns the rows of the additional information: attributes of the product, then of its variants, then sizes and colours, with values
 * grouped by name.
 * @param labels translated names of size and colour
 */
export function additionalInformation(
  product: Product,
  labels: { size: string; color: string },
): InformationRow[] {
  const rows = new Map<string, Set<string>>();
  const add = (name: string, value: string) => rows.set(name, (rows.get(name) ?? new Set()).add(value));
  for (const { name, value } of product.attributes) add(name, value);
  for (const { attributes } of product.variants) for (const { name, value } of attributes) add(name, value);
  const sizes = valuesOfKind(product, 'size');
  const colors = swatchesOf(product);
  for (const size of sizes) add(labels.size, size);
  for (const { name } of colors) add(labels.color, name);
  return [...rows].map(([name, values]) => {
    const row = { name, values: [...values] };
    if (name === colorCodeAttributeName) return { ...row, swatches: codeSwatches(row.values) };
    // The API may have sent an attribute whose name is `labels.color`: its values are in this row, too, but have no swatch.
    const haveSwatches = values.size === colors.length && colors.some(({ code }) => code !== null);
    return name === labels.color && haveSwatches ? { ...row, swatches: colors } : row;
  });
}

/** Splits the comma-separated colour codes of a product's ColorCode attribute. */
function codeSwatches(values: string[]): Swatch[] {
  const codes = new Set(values.flatMap((value) => value.split(', ')));
  return [...codes].map((code) => ({ name: code, code }));
}
