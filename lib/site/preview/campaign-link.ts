import { normalizeText } from '../../../contract/typed-text.ts';
import { type Utm, utmNames } from '../../shopper/tracking/utm.ts';

/** Field names of the link builder. They differ from the UTM names, so that submitting the form is not a campaign visit. */
export const campaignFields = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'campaign',
  utm_content: 'content',
  utm_term: 'term',
  utm_id: 'id',
} as const satisfies Utm;

/** Longer values are truncated, as the API does (contract/tracking.ts). */
export const maxCampaignValueLength = 500;

/** Returns the UTM values of a query, empty when absent. */
export function campaignFromQuery(query: URLSearchParams): Utm {
  return Object.fromEntries(utmNames.map((name) => [name, query.get(name) ?? ''])) as Utm;
}

/** Replaces all UTM parameters of a URL by those of a campaign; empty and absent ones are removed. */
export function withCampaign(pageUrl: string, campaign: Partial<Utm>): string {
  const url = new URL(pageUrl);
  for (const name of utmNames) {
    url.searchParams.delete(name);
    const value = normalizeText(campaign[name] ?? '').slice(0, maxCampaignValueLength);
    if (value !== '') url.searchParams.set(name, value);
  }
  return url.href;
}
