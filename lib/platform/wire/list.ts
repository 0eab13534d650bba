import { asArray, isAbsent } from './json.ts';
import type { ReadContext } from './read-context.ts';

/** Reads a list; drops unreadable items (contract/README.md "Tolerance"). */
export function readList<T, R extends ReadContext>(
  value: unknown,
  readItem: (item: unknown, context: R) => T | null,
  context: R,
): T[] {
  if (!isAbsent(value) && !Array.isArray(value)) context.reportUnreadable('list');
  return asArray(value)
    .map((item) => readItem(item, context))
    .filter((item) => item !== null);
}
