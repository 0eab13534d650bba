/** Query that preselects a colour and size on a product's page, with its question mark; empty when it preselects nothing. */
export function selectionQuery({ color, size }: { color: string | null; size: string | null }): string {
  const query = new URLSearchParams();
  if (color) query.set('color', color);
  if (size) query.set('size', size);
  return query.size > 0 ? `?${query}` : '';
}
