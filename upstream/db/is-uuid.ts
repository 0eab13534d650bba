/** Recognizes ids that PostgreSQL accepts as `uuid`; it fails on any other text. */
export function isUuid(id: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
}
