/** The six values of a campaign, as addresses and the upstream spell them (specification section 3). */
export const utmNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_id',
] as const;

export type Utm = Record<(typeof utmNames)[number], string>;

/** What each value is where a visit names none (specification section 9). */
const organic = 'organic';

/** The values of a visit that named no campaign. */
export const organicUtm = Object.fromEntries(utmNames.map((name) => [name, organic])) as Utm;

/**
 * The campaign that a query names, each value it leaves out or leaves empty being 'organic'; null when it names none at all. Of a
 * repeated parameter the first counts. Values stay exactly as they were sent.
 */
export function readUtm(search: string): Utm | null {
  const query = new URLSearchParams(search);
  const given = utmNames.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  return given.length > 0 ? { ...organicUtm, ...Object.fromEntries(given) } : null;
}

/** Reads stored values; null for anything that is not all six. */
export function asUtm(stored: unknown): Utm | null {
  if (stored === null || typeof stored !== 'object') return null;
  const fields = stored as Record<string, unknown>;
  return utmNames.every((name) => typeof fields[name] === 'string')
    ? (Object.fromEntries(utmNames.map((name) => [name, fields[name]])) as Utm)
    : null;
}
