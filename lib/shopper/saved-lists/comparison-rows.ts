import type { ProductSnapshot } from '../../catalogue/product/snapshot.ts';
import type { Attribute } from '../../catalogue/product/types.ts';

/** A data row of the comparison table. */
export interface CompareRow {
  name: string;
  /** One for each product; null when absent. */
  values: (string | null)[];
  /** True when the values differ. */
  differs: boolean;
}

/**
 * Builds a row for each attribute of any product, and for each option but colour and size with all its values, in order of appearance.
 * Names are case-insensitive; an option that is an attribute of the product, too, has the attribute's value.
 * @param separator joins several values of an attribute
 */
export function attributeRows(products: readonly ProductSnapshot[], separator: string): CompareRow[] {
  const described = products.map(attributesWithOptions);
  const namesByKey = new Map<string, string>();
  for (const { name } of described.flat())
    if (!namesByKey.has(normalize(name))) namesByKey.set(normalize(name), name);
  return [...namesByKey].map(([key, name]) =>
    compareRow(
      name,
      described.map((attributes) => {
        const values = attributes
          .filter((attribute) => normalize(attribute.name) === key)
          .map(({ value }) => value);
        return values.length > 0 ? values.join(separator) : null;
      }),
    ),
  );
}

function attributesWithOptions({ attributes, options }: ProductSnapshot): Attribute[] {
  const named = new Set(attributes.map(({ name }) => normalize(name)));
  const furtherOptions = options.filter(({ kind, name }) => kind === 'other' && !named.has(normalize(name)));
  return [
    ...attributes,
    ...furtherOptions.flatMap(({ name, values }) => values.map((value) => ({ name, value }))),
  ];
}

/** Builds a row and compares its values. */
export function compareRow(name: string, values: (string | null)[]): CompareRow {
  return { name, values, differs: new Set(values).size > 1 };
}

function normalize(text: string): string {
  return text.trim().toLowerCase();
}
