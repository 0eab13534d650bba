import type { ProductSnapshot } from '../product/snapshot.ts';

/** A data row of the comparison table. */
export interface CompareRow {
  name: string;
  /** One for each product; null when absent. */
  values: (string | null)[];
  /** True when the values differ. */
  differs: boolean;
}

/**
 * Builds a row for each attribute of any product, in order of appearance. Names are case-insensitive.
 * @param separator joins several values of an attribute
 */
export function attributeRows(products: readonly ProductSnapshot[], separator: string): CompareRow[] {
  const namesByKey = new Map<string, string>();
  for (const { attributes } of products) {
    for (const { name } of attributes)
      if (!namesByKey.has(normalize(name))) namesByKey.set(normalize(name), name);
  }
  return [...namesByKey].map(([key, name]) =>
    compareRow(
      name,
      products.map(({ attributes }) => {
        const values = attributes
          .filter((attribute) => normalize(attribute.name) === key)
          .map(({ value }) => value);
        return values.length > 0 ? values.join(separator) : null;
      }),
    ),
  );
}

/** Builds a row and compares its values. */
export function compareRow(name: string, values: (string | null)[]): CompareRow {
  return { name, values, differs: new Set(values).size > 1 };
}

function normalize(text: string): string {
  return text.trim().toLowerCase();
}
