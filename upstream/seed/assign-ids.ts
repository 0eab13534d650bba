/** Assigns permanent ids: known keys retain their ids, new keys get ids above all known ones and `last`. */
export function assignIds(known: Map<string, number>, keys: string[], last = 0): Map<string, number> {
  const ids = new Map<string, number>();
  let next = Math.max(last, ...known.values()) + 1;
  for (const key of keys) {
    if (ids.has(key)) continue;
    ids.set(key, known.get(key) ?? next++);
  }
  return ids;
}
