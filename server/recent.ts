/** Keeps what was computed for the keys used last, at most `most` of them. */
export function keepRecent<T>(most: number): (key: string, compute: () => T) => T {
  const kept = new Map<string, T>();
  return (key, compute) => {
    const value = kept.get(key) ?? compute();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
