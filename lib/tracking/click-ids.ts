/** Ids by which advertising networks know the click that led here, as addresses spell them. */
const clickIdNames = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'ttclid', 'msclkid'] as const;

export type ClickIds = Partial<Record<(typeof clickIdNames)[number], string>>;

/** The most that is kept of one (contract/tracking.ts). */
const longest = 500;

/** The click ids that a query names; undefined when it names none. */
export function readClickIds(search: string): ClickIds | undefined {
  return asClickIds(Object.fromEntries([...new URLSearchParams(search)].reverse()));
}

/** Reads stored ids; undefined where there is none. */
export function asClickIds(stored: unknown): ClickIds | undefined {
  const fields = (stored ?? {}) as Record<string, unknown>;
  const given = clickIdNames.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' && value !== '' ? [[name, value.slice(0, longest)] as const] : [];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
