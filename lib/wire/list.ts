import { asArray, isAbsent } from './json.ts';
import type { Reader } from './reader.ts';

/** Reads a list; drops unreadable items (contract/README.md "Tolerance"). */
export function readList<T>(
  value: unknown,
  readItem: (item: unknown, reader: Reader) => T | null,
  reader: Reader,
): T[] {
  if (!isAbsent(value) && !Array.isArray(value)) reader.reportUnreadable('list');
  return asArray(value)
    .map((item) => readItem(item, reader))
    .filter((item) => item !== null);
}
