import { asArray, isAbsent } from './json.ts';
import type { Reader } from './reader.ts';

/** Reads a list; an item that cannot be read drops that item, not the list (contract, Tolerance). */
export function readList<T>(
  value: unknown,
  readOne: (item: unknown, reader: Reader) => T | null,
  reader: Reader,
): T[] {
  if (!isAbsent(value) && !Array.isArray(value)) reader.unreadable('list');
  return asArray(value)
    .map((item) => readOne(item, reader))
    .filter((item) => item !== null);
}
