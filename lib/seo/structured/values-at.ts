/** Values at a path such as `hasVariant.offers.price`, through lists. */
export function valuesAt(data: unknown, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (found, name) => found.flatMap((one) => (Object(one) as Record<string, unknown>)[name] ?? []),
      [data].flat(),
    );
}
