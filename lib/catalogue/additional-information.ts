import { colorsFor, type Swatch, sizesFor } from './selection.ts';
import { colorCodeName, type Product } from './types.ts';

export interface InformationRow {
  name: string;
  values: string[];
  /** Colours that have a code, which are shown as swatches (specification section 3). */
  swatches?: Swatch[];
}

/**
 * Rows of the additional information: the product's attributes, then those of its variants, values of one name together.
 * @param names words for size and colour
 */
export function additionalInformation(
  product: Product,
  names: { size: string; color: string },
): InformationRow[] {
  const rows = new Map<string, Set<string>>();
  const add = (name: string, value: string) => rows.set(name, (rows.get(name) ?? new Set()).add(value));
  for (const { name, value } of product.attributes) add(name, value);
  for (const { attributes } of product.variants) for (const { name, value } of attributes) add(name, value);
  const sizes = sizesFor(product);
  const colors = colorsFor(product, null);
  return [
    ...[...rows].map(([name, values]) => ({
      name,
      values: [...values],
      ...(name === colorCodeName && { swatches: swatchesOf([...values]) }),
    })),
    ...(sizes.length > 0 ? [{ name: names.size, values: sizes }] : []),
    ...(colors.length > 0
      ? [
          {
            name: names.color,
            values: colors.map(({ name }) => name),
            swatches: colors.some(({ code }) => code !== null) ? colors : undefined,
          },
        ]
      : []),
  ];
}

/** Codes that the upstream gives a product as one attribute, comma-joined. */
function swatchesOf(values: string[]): Swatch[] {
  const codes = new Set(values.flatMap((value) => value.split(', ')));
  return [...codes].map((code) => ({ name: code, code }));
}
