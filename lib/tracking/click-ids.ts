/** Query parameters in which advertising networks send the id of a click. */
const clickIdNames = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'ttclid', 'msclkid'] as const;

export type ClickIds = Partial<Record<(typeof clickIdNames)[number], string>>;

/** Longer values are truncated, as the API does (contract/tracking.ts). */
const maxLength = 500;

/** Parses the click ids of a query string; undefined without any. The first value of a repeated parameter is used. */
export function readClickIds(search: string): ClickIds | undefined {
  return readStoredClickIds(Object.fromEntries([...new URLSearchParams(search)].reverse()));
}

/** Validates click ids from browser storage; undefined without any. */
export function readStoredClickIds(stored: unknown): ClickIds | undefined {
  const fields = (stored ?? {}) as Record<string, unknown>;
  const entries = clickIdNames.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' && value !== '' ? [[name, value.slice(0, maxLength)] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
