import { readClickIds } from '../tracking/click-ids.ts';
import { readUtm, utmNames } from '../tracking/utm.ts';
import { advice, fault, type Note } from './notes.ts';

export type CampaignNote =
  | 'lost'
  | 'repeated'
  | 'capitals'
  | 'behindHash'
  | 'noMedium'
  | 'clickIdAlone'
  | 'redirects';

interface Link {
  /** As it was asked for, without what stands behind `#`, and where it led. */
  address: string;
  landing: string;
  /** What stands behind `#`, with it. */
  hash: string;
  redirects: number;
}

/** What is odd about the campaign of a link: values that are not recorded, or not as somebody meant them. */
export function campaignNotes({ address, landing, hash, redirects }: Link): Note<CampaignNote>[] {
  const { search, searchParams } = new URL(address);
  const [asked, reached] = [readUtm(search), readUtm(new URL(landing).search)];
  const given = [...searchParams.keys()];
  const capitals = given.filter((name) => name !== name.toLowerCase() && isUtm(name.toLowerCase()));
  const repeated = utmNames.filter((name) => searchParams.getAll(name).length > 1);
  const hidden = [...new URLSearchParams(hash.replace(/^#[^?]*\?|^#/, '')).keys()].filter((name) =>
    isUtm(name.toLowerCase()),
  );
  const notes: Note<CampaignNote>[] = [];
  if (JSON.stringify(asked) !== JSON.stringify(reached)) notes.push(fault('lost'));
  for (const name of new Set(capitals)) notes.push(fault('capitals', { name, right: name.toLowerCase() }));
  for (const name of repeated) notes.push(fault('repeated', { name, value: searchParams.get(name) ?? '' }));
  for (const name of new Set(hidden)) notes.push(fault('behindHash', { name }));
  if (searchParams.get('utm_source') && !searchParams.get('utm_medium')) notes.push(advice('noMedium'));
  if (asked === null && readClickIds(search)) notes.push(advice('clickIdAlone'));
  if (redirects > 1) notes.push(advice('redirects', { count: redirects, landing }));
  return notes;
}

function isUtm(name: string): boolean {
  return (utmNames as readonly string[]).includes(name);
}
