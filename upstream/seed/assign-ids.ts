/** Gives every key an id for life: the one it has, or the next one that was never given (`last` was). */
export function assignIds(known: Map<string, number>, keys: string[], last = 0): Map<string, number> {
  const ids = new Map<string, number>();
  let next = Math.max(last, ...known.values()) + 1;
  for (const key of keys) {
    if (ids.has(key)) continue;
    ids.set(key, known.get(key) ?? next++);
  }
  return ids;
}
