/** Returns whether PostgreSQL accepts an id as `uuid`; a query with any other text fails. */
export function isUuid(id: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
}
