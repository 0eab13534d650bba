import type { ProductFacts } from '../catalogue/facts.ts';

/** A row of the compare table beyond those that are controls. */
export interface CompareRow {
  name: string;
  /** One value a product, in order; null where a product says nothing. */
  values: (string | null)[];
  /** Whether the products differ in it. */
  differs: boolean;
}

/**
 * Rows of the products' attributes, in the order they first appear; names are told apart regardless of letter case.
 * @param separator stands between several values of one name
 */
export function attributeRows(products: readonly ProductFacts[], separator: string): CompareRow[] {
  const names = new Map<string, string>();
  for (const { attributes } of products) {
    for (const { name } of attributes) if (!names.has(fold(name))) names.set(fold(name), name);
  }
  return [...names].map(([key, name]) =>
    row(
      name,
      products.map(({ attributes }) => {
        const values = attributes
          .filter((attribute) => fold(attribute.name) === key)
          .map(({ value }) => value);
        return values.length > 0 ? values.join(separator) : null;
      }),
    ),
  );
}

/** A row, marked when its values are not all the same. */
export function row(name: string, values: (string | null)[]): CompareRow {
  return { name, values, differs: new Set(values).size > 1 };
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
