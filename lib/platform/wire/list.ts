import { asArray, isAbsent } from './json.ts';
import type { Reader } from './reader.ts';

/** Reads a list; drops unreadable items (contract/README.md "Tolerance"). */
export function readList<T, R extends Reader>(
  value: unknown,
  readItem: (item: unknown, reader: R) => T | null,
  reader: R,
): T[] {
  if (!isAbsent(value) && !Array.isArray(value)) reader.reportUnreadable('list');
  return asArray(value)
    .map((item) => readItem(item, reader))
    .filter((item) => item !== null);
}
