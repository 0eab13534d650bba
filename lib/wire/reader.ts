import { isAbsent } from './json.ts';

/** What reading needs to know of the storefront around it. */
export interface Reader {
  /** Address in the storefront of a file path; null for a path that leads nowhere safe. */
  uploads: (path: string) => string | null;
  /** Told the name of a field each time its value cannot be read; the caller counts and logs it once per field. */
  unreadable: (field: string) => void;
}

/** Reads a value that may be absent; a present one that `read` makes null of is reported as unreadable. */
export function readField<T>(
  value: unknown,
  read: (value: unknown) => T | null,
  field: string,
  reader: Reader,
): T | null {
  if (isAbsent(value)) return null;
  const result = read(value);
  if (result === null) reader.unreadable(field);
  return result;
}
