import { readLinkParameters } from '../../platform/urls/link-parameters.ts';

/** Campaign parameters of a URL, which are also the property names in storage and on the wire. */
export const utmNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_id',
] as const;

export type Utm = Record<(typeof utmNames)[number], string>;

/** Value of an absent parameter (docs/behaviour.md §8). */
export const utmPlaceholder = 'organic';

/** Parameters of a visit without a campaign. */
export const organicUtm = Object.fromEntries(utmNames.map((name) => [name, utmPlaceholder])) as Utm;

/**
 * Parses the campaign of a query string; null without any UTM parameter. Absent and empty parameters become 'organic'. Names and values
 * may be spelled as {@link readLinkParameters} accepts; values are not normalized otherwise.
 */
export function readUtm(search: string): Utm | null {
  const parameters = readLinkParameters(search);
  const entries = utmNames.flatMap((name) => {
    const value = parameters[name];
    return value ? [[name, value] as const] : [];
  });
  return entries.length > 0 ? { ...organicUtm, ...Object.fromEntries(entries) } : null;
}

/** Validates stored parameters; null unless all six are present. */
export function readStoredUtm(stored: unknown): Utm | null {
  if (stored === null || typeof stored !== 'object') return null;
  const fields = stored as Record<string, unknown>;
  return utmNames.every((name) => typeof fields[name] === 'string')
    ? (Object.fromEntries(utmNames.map((name) => [name, fields[name]])) as Utm)
    : null;
}
