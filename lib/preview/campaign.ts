/** The values of a campaign (specification section 3), in the order they are shown. */
export const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_id',
] as const;

export type CampaignName = (typeof campaignNames)[number];
export type Campaign = Record<CampaignName, string>;

/** How the form that builds a link names the values, so that an editor's own visit is not taken for a campaign's. */
export const campaignFields = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'campaign',
  utm_content: 'content',
  utm_term: 'term',
  utm_id: 'id',
} as const satisfies Campaign;

/** What is recorded of a value that an address does not name. */
const noCampaign = 'organic';

/** The most that is recorded of a value (contract/tracking.ts). */
export const longestCampaignValue = 500;

/** What would be recorded of a visit to that address. */
export function campaignOf(query: URLSearchParams): Campaign {
  return campaignBy((name) => value(query.get(name)) || noCampaign);
}

/** The values that an address names itself, empty where it names none. */
export function givenCampaign(query: URLSearchParams): Campaign {
  return campaignBy((name) => value(query.get(name)));
}

/** An address with these values in place of those it had; empty ones are left out. */
export function withCampaign(address: string, campaign: Partial<Campaign>): string {
  const url = new URL(address);
  for (const name of campaignNames) {
    url.searchParams.delete(name);
    const wanted = value(campaign[name] ?? null);
    if (wanted !== '') url.searchParams.set(name, wanted);
  }
  return url.href;
}

function campaignBy(valueFor: (name: CampaignName) => string): Campaign {
  return Object.fromEntries(campaignNames.map((name) => [name, valueFor(name)])) as Campaign;
}

function value(text: string | null): string {
  return (text ?? '').trim().slice(0, longestCampaignValue);
}
