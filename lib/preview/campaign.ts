import { type Utm, utmNames } from '../tracking/utm.ts';

/** How the form that builds a link names the values, so that an editor's own visit is not taken for a campaign's. */
export const campaignFields = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'campaign',
  utm_content: 'content',
  utm_term: 'term',
  utm_id: 'id',
} as const satisfies Utm;

/** The most that is kept of a value (contract/tracking.ts). */
export const longestCampaignValue = 500;

/** The values that an address names itself, empty where it names none. */
export function givenCampaign(query: URLSearchParams): Utm {
  return Object.fromEntries(utmNames.map((name) => [name, query.get(name) ?? ''])) as Utm;
}

/** An address with these values in place of those it had; empty ones are left out. */
export function withCampaign(address: string, campaign: Partial<Utm>): string {
  const url = new URL(address);
  for (const name of utmNames) {
    url.searchParams.delete(name);
    const value = (campaign[name] ?? '').trim().slice(0, longestCampaignValue);
    if (value !== '') url.searchParams.set(name, value);
  }
  return url.href;
}
