/**
 * Assigns permanent ids: known keys retain their ids, new keys get higher ids than all known keys.
 * @param lastId highest id ever assigned; new keys get higher ids
 */
export function assignIds(knownIds: Map<string, number>, keys: string[], lastId = 0): Map<string, number> {
  const ids = new Map<string, number>();
  let nextId = Math.max(lastId, ...knownIds.values()) + 1;
  for (const key of keys) {
    if (ids.has(key)) continue;
    ids.set(key, knownIds.get(key) ?? nextId++);
  }
  return ids;
}
