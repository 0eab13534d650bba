/** Returns the values at a path such as `hasVariant.offers.price`, flattening arrays. */
export function valuesAt(data: unknown, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (values, name) => values.flatMap((value) => (Object(value) as Record<string, unknown>)[name] ?? []),
      [data].flat(),
    );
}
