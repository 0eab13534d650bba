/** What session storage holds under a key, as parsed JSON; undefined for nothing and where storage is forbidden. */
export function loadForSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value until this tab is closed, where storage is allowed; undefined forgets it. */
export function keepForSession(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Then it lives as long as the page.
  }
}
