import { isAbsent } from './json.ts';
import { uploadsUrl } from './uploads.ts';

/** Context of reading a response. */
export interface Reader {
  /** Returns the storefront URL of a file path; null for an unsafe path. */
  uploadsUrl: (path: string) => string | null;
  /** Called with the name of a field whose value is malformed. */
  reportUnreadable: (field: string) => void;
}

/** Reads an optional value; reports a present value for which `read` returns null. */
export function readField<T>(
  value: unknown,
  read: (value: unknown) => T | null,
  field: string,
  reader: Reader,
): T | null {
  if (isAbsent(value)) return null;
  const parsed = read(value);
  if (parsed === null) reader.reportUnreadable(field);
  return parsed;
}

/** Reader for responses in the browser; uploads have URLs of the storefront. */
export const browserReader: Reader = { uploadsUrl: (path) => uploadsUrl(path), reportUnreadable: () => {} };
