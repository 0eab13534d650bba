const memory = new Map<string, unknown>();

/** Keeps a value for as long as this tab is open; where storage is forbidden, as long as the page. */
export function keepForSession(key: string, value: unknown): void {
  memory.set(key, value);
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The copy in memory has to do.
  }
}

/** What was kept; undefined for nothing, or for something unreadable. */
export function keptForSession(key: string): unknown {
  if (memory.has(key)) return memory.get(key);
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then it was never there.
  }
}
