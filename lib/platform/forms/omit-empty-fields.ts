/** Returns a copy without empty texts and nulls: an optional field that is empty is not sent (contract/README.md "Typed text"). */
export function omitEmptyFields<T extends object>(fields: T): Partial<T> {
  const entries = Object.entries(fields).filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(entries) as Partial<T>;
}
