import type { ProductSnapshot } from '../../catalogue/product/snapshot.ts';
import type { Attribute } from '../../catalogue/product/types.ts';

/** A data row of the comparison table. */
export interface ComparisonRow {
  name: string;
  /** One for each product; null when absent. */
  values: (string | null)[];
  /** True when not all values are the same. */
  differs: boolean;
}

/**
 * Builds a row for each attribute of any product and for each option other than colour and size, in order of appearance. Names are
 * compared in any letter case. Where a product has an attribute and an option of the same name, the attribute's value counts.
 * @param separator joins several values of one attribute or option
 */
export function attributeRows(products: readonly ProductSnapshot[], separator: string): ComparisonRow[] {
  const attributesByProduct = products.map(attributesWithOptions);
  const namesByKey = new Map<string, string>();
  for (const { name } of attributesByProduct.flat())
    if (!namesByKey.has(normalize(name))) namesByKey.set(normalize(name), name);
  return [...namesByKey].map(([key, name]) => {
    const values = attributesByProduct.map((attributes) => {
      const productValues = attributes
        .filter((attribute) => normalize(attribute.name) === key)
        .map(({ value }) => value);
      return productValues.length > 0 ? productValues.join(separator) : null;
    });
    return { name, values, differs: differ(values) };
  });
}

function attributesWithOptions({ attributes, options }: ProductSnapshot): Attribute[] {
  const attributeNames = new Set(attributes.map(({ name }) => normalize(name)));
  const furtherOptions = options.filter(
    ({ kind, name }) => kind === 'other' && !attributeNames.has(normalize(name)),
  );
  return [
    ...attributes,
    ...furtherOptions.flatMap(({ name, values }) => values.map((value) => ({ name, value }))),
  ];
}

/** True when not all values are the same. */
export function differ(values: readonly (string | null)[]): boolean {
  return new Set(values).size > 1;
}

function normalize(text: string): string {
  return text.trim().toLowerCase();
}
